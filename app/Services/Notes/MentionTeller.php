<?php

declare(strict_types=1);

namespace App\Services\Notes;

use App\Models\Note;
use App\Models\NoteMention;
use App\Models\User;
use App\Services\Outbox\Outbox;
use App\Services\Outbox\OutgoingEvent;
use App\Services\Realtime\LiveChannel;
use App\Services\Records\RecordAccess;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Notifications\Events\BroadcastNotificationCreated;
use Illuminate\Support\Str;

/**
 * Keeps who is named in a note, and tells them, in the transaction of the note. A mention is none of the seven types of
 * notification: it travels as the standard broadcast notification on the person's own read channel, and waits on the
 * dashboard (docs/decisions/0020).
 */
final readonly class MentionTeller
{
    /** What the browser knows a mention by. */
    public const TYPE = 'note_mention';

    private const WORDS = 140;

    public function __construct(private Outbox $outbox, private RecordAccess $access) {}

    /** Whoever is named newly is told; whoever is no longer named is let go. Nobody is told of their own note. */
    public function keep(Note $note, Model $subject, User $author): void
    {
        $named = $this->mayBeNamed(MentionText::ids($note->body), $subject);
        NoteMention::query()->where('note_id', $note->id)->whereNotIn('user_id', [...$named, 0])->delete();
        $known = NoteMention::query()->where('note_id', $note->id)->pluck('user_id')->all();
        $new = array_values(array_diff($named, $known, [$author->id]));
        if ($new === []) {
            return;
        }

        $now = now();
        NoteMention::query()->insert(array_map(static fn (int $userId): array => [
            'note_id' => $note->id, 'user_id' => $userId, 'created_at' => $now, 'updated_at' => $now,
        ], $new));
        // The place of the notification's id stays 0: there is no row of `notifications` behind it.
        $this->outbox->broadcast([new OutgoingEvent(
            LiveChannel::Read, array_map(static fn (int $userId): array => [$userId, 0], $new), $this->words($note, $subject, $author), name: BroadcastNotificationCreated::class,
        )]);
    }

    /**
     * @param  list<int>  $ids
     * @return list<int> those of them who are active and may open the record
     */
    public function mayBeNamed(array $ids, Model $subject): array
    {
        return $ids === [] ? [] : array_values(User::query()->whereKey($ids)->where('is_active', true)->orderBy('id')->get()
            ->filter(fn (User $user): bool => $this->access->allows($user, $subject))->modelKeys());
    }

    /** @return array<string, mixed> */
    private function words(Note $note, Model $subject, User $author): array
    {
        return [
            'type' => self::TYPE,
            'note_id' => $note->id,
            'title' => "{$author->full_name} mentioned you",
            'body' => RecordAccess::name($subject).': '.Str::limit(MentionText::plain($note->body), self::WORDS, '…'),
            'url' => NoteAddress::of($note->subject_type, $note->subject_id),
        ];
    }
}
