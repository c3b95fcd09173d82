"""Points by their names: one column for each category, not fewer and not more."""

import pytest

from perankh.kernel.counting import by_category


@pytest.mark.parametrize("row", [[4], [4, 0, 2]])
def test_a_row_with_another_number_of_columns_is_refused(row: list[int]) -> None:
    with pytest.raises(ValueError, match=f"{len(row)} points for 2 categories"):
        by_category(("pyramid", "temple"), [row])
