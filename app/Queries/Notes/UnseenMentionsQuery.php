<?php

declare(strict_types=1);

namespace App\Queries\Notes;

use App\Data\Dashboard\DashboardMention;
use App\Domain\Notes\MentionText;
use App\Domain\Notes\NoteAddress;
use App\Domain\Notes\RecordAccess;
use App\Models\NoteMention;
use App\Models\User;
use Illuminate\Support\Str;

/** The viewer's unseen mentions, latest first, without deleted notes and records the viewer can't open. */
final readonly class UnseenMentionsQuery
{
    private const ROWS = 8;

    private const WORDS = 160;

    public function __construct(private RecordAccess $access) {}

    /** @return list<DashboardMention> */
    public function of(User $viewer): array
    {
        $rows = [];
        $mentions = NoteMention::query()
            ->with(['note.subject', 'note.user'])
            ->where('user_id', $viewer->id)->whereNull('seen_at')->whereHas('note')
            ->orderByDesc('id')->limit(self::ROWS)->get();
        foreach ($mentions as $mention) {
            $row = $this->row($mention, $viewer);
            if ($row !== null) {
                $rows[] = $row;
            }
        }

        return $rows;
    }

    private function row(NoteMention $mention, User $viewer): ?DashboardMention
    {
        $note = $mention->note;

        return $note->subject === null || ! $this->access->allows($viewer, $note->subject) ? null : new DashboardMention(
            $note->id,
            $note->user->full_name ?? 'A former colleague',
            RecordAccess::name($note->subject),
            Str::limit(Str::squish(MentionText::plain($note->body)), self::WORDS, '…'),
            NoteAddress::of($note->subject_type, $note->subject_id),
            $mention->created_at->toIso8601ZuluString(),
        );
    }
}
