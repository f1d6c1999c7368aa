<?php

declare(strict_types=1);

namespace Database\Seeders\Demo;

use App\Domain\Notes\MentionText;
use App\Models\TeamNote;
use App\Models\User;
use Illuminate\Database\Seeder;
use Illuminate\Support\Facades\DB;

/** Notes of all categories: pinned, for the next shift and expired, with the colleagues who have read them. */
final class TeamNoteSeeder extends Seeder
{
    /** Author, category, hours ago, hours until it expires (null: never), whether it is pinned, text; `{Name}` is a mention. */
    private const NOTES = [
        ['Maya', 'rsg', 700, null, true, "Call BetStop support before you reply to a notice that doesn't match a client. The number is in External contacts."],
        ['Dana', 'payments', 400, null, false, 'The bank closes for maintenance on Sunday from 2 am to 5 am. Export batches by Saturday evening.'],
        ['Zara', 'website', 190, 400, false, 'The carnival banner goes up on Friday. Send questions about the promotion to {Zara}.'],
        ['Anjali', 'handover', 60, -36, false, 'Two risk checks wait for documents. Both clients promised them by tonight.'],
        [
            'Hugo',
            'general',
            30,
            null,
            false,
            'The Melbourne office is closed on Tuesday for the cup. The phones go to the Sydney desk.',
        ],
        [
            'Dana',
            'handover',
            9,
            15,
            false,
            '{Felix}, the bank feed was 20 minutes late this morning. It caught up at 7:40. Please watch it during the first races.',
        ],
        [
            'Maya',
            'handover',
            4,
            20,
            true,
            'One client on a time-out called twice about their balance. {Anjali} takes the call back at 4 pm. No promotions, please.',
        ],
    ];

    public function run(): void
    {
        $staff = User::query()->get()->keyBy('first_name');
        foreach (self::NOTES as $index => [$author, $category, $hoursAgo, $expiresIn, $isPinned, $text]) {
            $body = (string) preg_replace_callback(
                '/\{(\w+)\}/',
                static fn (array $name): string => "@[{$staff[$name[1]]->full_name}](user:{$staff[$name[1]]->id})",
                $text,
            );
            $written = now()->subHours($hoursAgo);
            $note = TeamNote::query()->create([
                'user_id' => $staff[$author]->id, 'category' => $category, 'body' => $body, 'is_pinned' => $isPinned,
                'expires_at' => $expiresIn === null ? null : now()->addHours($expiresIn), 'created_at' => $written, 'updated_at' => $written,
            ]);
            DB::table('team_note_mentions')->insert(
                array_map(static fn (int $id): array => ['team_note_id' => $note->id, 'user_id' => $id], MentionText::ids($body)),
            );
            // The base collection's method, because Eloquent's own excludes ids.
            DB::table('team_note_reads')->insert(
                $staff
                    ->toBase()
                    ->except([$author, 'Nell'])
                    ->values()
                    ->slice($index)
                    ->map(
                        static fn (User $reader): array => [
                            'team_note_id' => $note->id,
                            'user_id' => $reader->id,
                            'read_at' => $written->addMinutes(20 + 7 * $reader->id),
                        ],
                    )
                    ->values()
                    ->all(),
            );
        }
    }
}
