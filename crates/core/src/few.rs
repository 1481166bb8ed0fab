//! Sorting of a few things. The library's own sort is meant for many, and takes four kilobytes of the page for each type.

/// Sorts so that nothing stands before what belongs before it; what is equal keeps its order.
pub fn sort<T>(items: &mut [T], before: impl Fn(&T, &T) -> bool) {
    for end in 1..items.len() {
        let mut place = end;
        while place > 0 && before(&items[place], &items[place - 1]) {
            items.swap(place, place - 1);
            place -= 1;
        }
    }
}

#[cfg(test)]
mod tests {
    use super::sort;

    #[test]
    fn sorts_and_keeps_the_order_of_equals() {
        let mut items = [(2, 'a'), (1, 'b'), (2, 'c'), (0, 'd'), (1, 'e')];
        sort(&mut items, |one, other| one.0 < other.0);
        assert_eq!(items, [(0, 'd'), (1, 'b'), (1, 'e'), (2, 'a'), (2, 'c')]);
        let mut none: [u8; 0] = [];
        sort(&mut none, |one, other| one < other);
    }
}
