"""`python -m perankh.cli`: the same as the command `perankh`."""

from perankh.cli import main

if __name__ == "__main__":
    main()
