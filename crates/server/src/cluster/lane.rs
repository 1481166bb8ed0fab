//! Where what guests of another node are told waits for the line to that node.

use std::sync::{Mutex, MutexGuard, PoisonError};

use bytes::Bytes;
use tokio::sync::Notify;

use super::letter::GuestNumber;

/// So many bytes wait for one node at most: all its guests of a room share them.
const MOST: usize = 4 * 1024 * 1024;

/// What waits for a node.
#[derive(Debug)]
pub(crate) enum Post {
    /// Something for a guest.
    Mail(GuestNumber, Bytes),
    /// There is nothing more for a guest.
    HangUp(GuestNumber),
}

/// Where mail waits for a line.
#[derive(Default, Debug)]
pub(crate) struct Lane {
    waiting: Mutex<Waiting>,
    news: Notify,
}

#[derive(Default, Debug)]
struct Waiting {
    posts: Vec<Post>,
    bytes: usize,
}

impl Lane {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Puts mail for a guest in. Returns false if too much waits.
    pub(crate) fn put(&self, guest: GuestNumber, bytes: Bytes) -> bool {
        let mut waiting = self.waiting();
        if waiting.bytes > MOST {
            return false;
        }
        waiting.bytes += bytes.len();
        waiting.posts.push(Post::Mail(guest, bytes));
        drop(waiting);
        self.news.notify_one();
        true
    }

    /// There will be no more mail for a guest.
    pub(crate) fn hang_up(&self, guest: GuestNumber) {
        self.waiting().posts.push(Post::HangUp(guest));
        self.news.notify_one();
    }

    /// Waits until something was put in.
    pub(crate) async fn news(&self) {
        self.news.notified().await;
    }

    /// Takes everything out. What was encoded once for several guests is one post for all of them.
    pub(crate) fn take(&self) -> Vec<(Vec<GuestNumber>, Option<Bytes>)> {
        let mut waiting = self.waiting();
        waiting.bytes = 0;
        let posts = std::mem::take(&mut waiting.posts);
        drop(waiting);
        let mut taken: Vec<(Vec<GuestNumber>, Option<Bytes>)> = Vec::new();
        for post in posts {
            match post {
                Post::HangUp(guest) => taken.push((vec![guest], None)),
                Post::Mail(guest, bytes) => match same(&mut taken, guest, &bytes) {
                    Some(guests) => guests.push(guest),
                    None => taken.push((vec![guest], Some(bytes))),
                },
            }
        }
        taken
    }
}

/// The guests who are told the same bytes, if a guest can be told with them without hearing things out of order.
fn same<'a>(
    taken: &'a mut [(Vec<GuestNumber>, Option<Bytes>)],
    guest: GuestNumber,
    bytes: &Bytes,
) -> Option<&'a mut Vec<GuestNumber>> {
    let is_same = |post: &(Vec<GuestNumber>, Option<Bytes>)| {
        let other = post.1.as_ref();
        other.is_some_and(|other| other.as_ptr() == bytes.as_ptr() && other.len() == bytes.len())
    };
    let place = taken.iter().rposition(is_same)?;
    let heard_later = taken[place..]
        .iter()
        .any(|(guests, _)| guests.contains(&guest));
    (!heard_later).then(|| &mut taken[place].0)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_was_encoded_once_is_sent_once_and_nobody_hears_it_out_of_order() {
        let lane = Lane::default();
        let (change, answer) = (Bytes::from(vec![1; 40]), Bytes::from(vec![2; 40]));
        let other = Bytes::from(vec![1; 40]);
        for guest in [1, 2, 3] {
            assert!(lane.put(guest, change.clone()));
        }
        assert!(lane.put(2, answer.clone()));
        assert!(lane.put(1, other.clone()));
        assert!(lane.put(2, change.clone()));
        lane.hang_up(3);
        let taken = lane.take();
        assert_eq!(
            taken,
            [
                (vec![1, 2, 3], Some(change.clone())),
                (vec![2], Some(answer)),
                (vec![1], Some(other)),
                (vec![2], Some(change)),
                (vec![3], None),
            ]
        );
        assert!(lane.take().is_empty());
    }
}
