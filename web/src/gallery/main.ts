// A page for looking at boards in real positions without a server. Not part of the built page.

import "../tokens.css";
import "../fonts.css";
import "../base.css";

import { mount } from "svelte";

import { lettered } from "../lib/effects";
import Gallery from "./Gallery.svelte";

const target = document.getElementById("app");
if (target === null) throw new Error("gallery.html has no element with the id app");
lettered();
mount(Gallery, { target });
