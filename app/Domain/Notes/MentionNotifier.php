<?php

declare(strict_types=1);

namespace App\Domain\Notes;

use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Outbox\OutgoingEvent;
use App\Models\Note;
use App\Models\NoteMention;
use App\Models\User;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Str;

/**
 * Stores the mentions of a note and notifies the users, in the note's transaction. A mention is not one of the seven
 * notification types: it is sent as a standard broadcast on the user's read channel and shown on the dashboard
 * (docs/decisions/0020).
 */
final readonly class MentionNotifier
{
    /** The broadcast type of a mention. */
    public const TYPE = 'note_mention';

    private const WORDS = 140;

    public function __construct(private Outbox $outbox, private RecordAccess $access) {}

    /** Notifies newly mentioned users, except the author, and removes dropped mentions. */
    public function keep(Note $note, Model $subject, User $author): void
    {
        $mentioned = $this->mentionable(MentionText::ids($note->body), $subject);
        NoteMention::query()->where('note_id', $note->id)->whereNotIn('user_id', [...$mentioned, 0])->delete();
        $known = NoteMention::query()->where('note_id', $note->id)->pluck('user_id')->all();
        $new = array_values(array_diff($mentioned, $known, [$author->id]));
        if ($new === []) {
            return;
        }

        $now = now();
        NoteMention::query()->insert(
            array_map(
                static fn (int $userId): array => [
                    'note_id' => $note->id,
                    'user_id' => $userId,
                    'created_at' => $now,
                    'updated_at' => $now,
                ],
                $new,
            ),
        );
        $this->send($new, $author, RecordAccess::name($subject), $note->body, [
            'note_id' => $note->id,
            'url' => RecordAccess::notesUrl($note->subject_type, $note->subject_id),
        ]);
    }

    /**
     * @param  list<int>  $userIds
     * @param  string  $place  the name of the record or page with the note
     * @param  array<string, mixed>  $target  the `url` of the note, and further values
     */
    public function send(array $userIds, User $author, string $place, string $body, array $target): void
    {
        $this->outbox->broadcast([OutgoingEvent::personal($userIds, [
            'type' => self::TYPE,
            'title' => "{$author->full_name} mentioned you",
            'body' => "{$place}: ".Str::limit(MentionText::plain($body), self::WORDS, '…'),
            ...$target,
        ])]);
    }

    /**
     * @param  list<int>  $ids
     * @return list<int> active users who can open the record
     */
    public function mentionable(array $ids, Model $subject): array
    {
        return $ids === [] ? [] : array_values(User::query()->whereKey($ids)->where('is_active', true)->orderBy('id')->get()
            ->filter(fn (User $user): bool => $this->access->allows($user, $subject))->modelKeys());
    }
}
