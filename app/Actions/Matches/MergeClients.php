<?php

declare(strict_types=1);

namespace App\Actions\Matches;

use App\Actions\Rsg\ResumeExclusionCases;
use App\Domain\Ledger\MergeLedger;
use App\Domain\Ledger\MergeRefusedException;
use App\Domain\Matches\Merging\MatchPairs;
use App\Domain\Matches\Merging\MergeFields;
use App\Domain\Matches\Merging\RowMover;
use App\Domain\Notifications\SettledWorkNotifier;
use App\Domain\Stats\DailyStats;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Search\SearchIndex;
use App\Models\Client;
use App\Models\ExclusionRecord;
use App\Models\MatchSuggestion;
use App\Models\Merge;
use App\Models\User;
use Illuminate\Support\Collection;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Merges two clients: all rows of the loser move to the winner, and a snapshot records how to undo it. */
final readonly class MergeClients
{
    public function __construct(
        private RowMover $rows,
        private MatchPairs $pairs,
        private SearchIndex $search,
        private AuditTrail $audit,
        private MergeLedger $ledger,
        private ResumeExclusionCases $cases,
        private DailyStats $days,
        private SettledWorkNotifier $notifications,
    ) {}

    /**
     * @param  list<string>  $fromLoser  choices of MergeFields::CHOICES that the loser's values win
     *
     * @throws MergeRefusedException when a client is deleted or already merged, or the match was rejected
     */
    public function handle(
        int $winnerId,
        int $loserId,
        array $fromLoser,
        string $reason,
        User $user,
        ?MatchSuggestion $match = null,
    ): Merge {
        return DB::transaction(function () use ($winnerId, $loserId, $fromLoser, $reason, $user, $match): Merge {
            [$winner, $loser] = $this->locked($winnerId, $loserId);
            MatchPairs::refuseRejected($match?->id);
            $changes = MergeFields::changes($winner, $loser, $fromLoser);
            $snapshot = [
                'winner' => ['before' => array_intersect_key((array) $winner, $changes), 'after' => $changes],
                ...$this->rows->move($loserId, $winnerId),
                'matches' => $this->pairs->move($loserId, $winnerId),
                'links' => $this->pairs->moveLinks($loserId, $winnerId),
            ];
            $now = now();
            DB::table('clients')
                ->where('id', $loserId)
                ->update(['deleted_at' => $now, 'merged_into_id' => $winnerId, 'updated_at' => $now]);
            DB::table('clients')
                ->where('id', $winnerId)
                ->update([...$changes, 'version' => $winner->version + 1, 'updated_at' => $now]);
            $this->days->clientsChanged([$winnerId, $loserId]);
            $this->cases->handle([ExclusionRecord::liveKey('client', $winnerId), ExclusionRecord::liveKey('client', $loserId)]);

            return $this->record($snapshot, $winnerId, $loserId, $reason, $user, $match);
        }, 3);
    }

    /** @return array{stdClass, stdClass} locked by id, to avoid deadlocks */
    private function locked(int $winnerId, int $loserId): array
    {
        /** @var Collection<int, stdClass> $both */
        $both = DB::table('clients')
            ->whereIn('id', [$winnerId, $loserId])
            ->orderBy('id')
            ->lockForUpdate()
            ->get()
            ->keyBy('id');
        if ($winnerId === $loserId || $both->count() !== 2) {
            throw new MergeRefusedException('Choose two different clients to merge.');
        }
        foreach ($both as $client) {
            if ($client->deleted_at !== null) {
                throw new MergeRefusedException(
                    $client->merged_into_id === null
                        ? "PIN {$client->pin} has been deleted. Nothing was merged."
                        : "A colleague has already merged PIN {$client->pin}. Nothing was merged.",
                );
            }
        }

        return [$both[$winnerId], $both[$loserId]];
    }

    /** @param  array{winner: array{before: array<string, mixed>, after: array<string, mixed>}, moved: array<string, string>, combined: list<array<string, mixed>>, matches: array<string, mixed>, links: string}  $snapshot */
    private function record(
        array $snapshot,
        int $winnerId,
        int $loserId,
        string $reason,
        User $user,
        ?MatchSuggestion $match,
    ): Merge {
        $winner = Client::query()->findOrFail($winnerId);
        $loser = Client::withTrashed()->findOrFail($loserId);
        $this->search->remove($loser);
        $this->search->put($winner);
        // The risk check of either client counts for both.
        $this->notifications->settled(NotificationType::RiskCheck, $winner);

        $merge = Merge::create([
            'subject_type' => 'client',
            'winner_id' => $winnerId,
            'loser_id' => $loserId,
            'match_suggestion_id' => $match?->id,
            'user_id' => $user->id,
            'reason' => $reason,
            'snapshot' => $snapshot,
        ]);
        $sites = array_values(
            array_filter($snapshot['combined'], static fn (array $joined): bool => $joined['table'] === 'site_accounts'),
        );
        $merge->update([
            'snapshot' => [
                ...$snapshot,
                'ledger' => $this->ledger->moved(
                    $merge,
                    array_map(
                        static fn (array $joined): array => [
                            'gone' => (int) $joined['gone']['id'],
                            'kept' => (int) $joined['kept'],
                        ],
                        $sites,
                    ),
                ),
            ],
        ]);
        $this->audit->record('client.merged', $winner, $snapshot['winner']['before'], [
            ...$snapshot['winner']['after'],
            'merged_pin' => $loser->pin,
            'merge_reason' => $reason,
        ]);
        $this->audit->record(
            'client.merged_away',
            $loser,
            ['merged_into_id' => null],
            ['merged_into_id' => $winnerId, 'merge_reason' => $reason],
        );

        return $merge;
    }
}
