<?php

declare(strict_types=1);

namespace App\Actions\Matches;

use App\Actions\Rsg\CheckBeforeOpening;
use App\Domain\Clients\ClientStatusRule;
use App\Domain\Clients\IdentityRule;
use App\Domain\Leads\LeadOwners;
use App\Domain\Ledger\MergeLedger;
use App\Domain\Ledger\MergeRefusedException;
use App\Domain\Matches\Merging\LastTimes;
use App\Domain\Matches\Merging\MatchPairs;
use App\Domain\Matches\Merging\MergeFields;
use App\Domain\Matches\Merging\RowMover;
use App\Domain\Stats\DailyStats;
use App\Domain\Stats\MonthlyStats;
use App\Enums\ClientStatus;
use App\Enums\NotificationType;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Outbox\Outbox;
use App\Infrastructure\Search\SearchIndex;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Merge;
use App\Models\User;
use Illuminate\Database\UniqueConstraintViolationException;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Undoes a merge. Later changes stay with the winner, and marks that protect a person stay on both records. An account that would be
 * open again comes back Pending or Closed. Then it opens like one that is reopened, once the register has answered.
 */
final readonly class UndoMerge
{
    public function __construct(
        private RowMover $rows,
        private MatchPairs $pairs,
        private LinkRecords $links,
        private MergeRecords $records,
        private SearchIndex $search,
        private AuditTrail $audit,
        private MergeLedger $ledger,
        private MonthlyStats $stats,
        private DailyStats $days,
        private CheckBeforeOpening $register,
        private ClientStatusRule $statuses,
        private ShareProtection $protection,
        private Outbox $outbox,
    ) {}

    /**
     * @return list<string> what could not be undone, in words
     *
     * @throws MergeRefusedException when a later change prevents the undo
     */
    public function handle(Merge $merge, User $user): array
    {
        try {
            /** @var array{list<string>, array<int, array{ClientStatus, ClientStatus}>} $done */
            $done = DB::transaction(function () use ($merge, $user): array {
                $merge = Merge::query()->lockForUpdate()->findOrFail($merge->id);
                if ($merge->undone_at !== null) {
                    throw new MergeRefusedException('This merge was already undone.');
                }

                $undone = match (true) {
                    $merge->subject_type === 'client' => $this->undoClients($merge, $user),
                    str_contains($merge->subject_type, '>') => [$this->links->undo($merge, $user), []],
                    default => [$this->records->undo($merge, $user), []],
                };
                $merge->update(['undone_at' => now(), 'undone_by' => $user->id]);

                return $undone;
            }, 3);
        } catch (UniqueConstraintViolationException) {
            throw new MergeRefusedException(
                'Couldn’t undo: a site account or bank account added since the merge conflicts with one of the other client. Change that first.',
            );
        }

        return [...$done[0], ...$this->open($done[1], $user)];
    }

    /** @return array{list<string>, array<int, array{ClientStatus, ClientStatus}>} what could not be undone, and the accounts to open: their status now and before the merge */
    private function undoClients(Merge $merge, User $user): array
    {
        $both = DB::table('clients')->whereIn('id', [$merge->winner_id, $merge->loser_id])->orderBy('id')->lockForUpdate()->get()->keyBy('id');
        $winner = $both[$merge->winner_id] ?? throw new MergeRefusedException('The client no longer exists.');
        $loser = $both[$merge->loser_id] ?? throw new MergeRefusedException('The merged client no longer exists.');
        $later = Merge::query()
            ->where('subject_type', 'client')
            ->where('winner_id', $merge->winner_id)
            ->where('id', '>', $merge->id)
            ->whereNull('undone_at')
            ->exists();
        match (true) {
            $winner->merged_into_id !== null => throw new MergeRefusedException('The client has been merged into another client. Undo that merge first.'),
            $winner->deleted_at !== null => throw new MergeRefusedException('The client has been deleted.'),
            (int) $loser->merged_into_id !== $merge->winner_id => throw new MergeRefusedException('The other client is already separate.'),
            $later => throw new MergeRefusedException('Another client was merged into this one later. Undo that merge first.'),
            default => null,
        };

        $left = $this->rows->restore($merge->snapshot, $merge->loser_id, $merge->winner_id);
        $this->refuseSharedTransfer($merge);
        // Bets since the merge on accounts that moved back.
        DB::table('bets')
            ->where('client_id', $merge->winner_id)
            ->whereIn('site_account_id', DB::table('site_accounts')->where('client_id', $merge->loser_id)->select('id'))
            ->update(['client_id' => $merge->loser_id]);
        $this->pairs->restore($merge->snapshot['matches'], $merge->loser_id, $merge->winner_id);
        $this->pairs->restoreLinks($merge->snapshot['links'], $merge->loser_id, $merge->winner_id);
        /** @var array{before: array<string, mixed>, after: array<string, mixed>} $fields */
        $fields = $merge->snapshot['winner'];
        [$back, $kept] = MergeFields::restored(LastTimes::without($fields), $winner);
        $winnerBack = MergeFields::keepMarks($back, $winner, $loser);
        $loserBack = MergeFields::keepMarks([], $loser, $winner);
        $isMarked = $loserBack !== [] || array_diff_key($back, $winnerBack) !== [];
        $winnerBack = MergeFields::forgetAnswer($winnerBack, $winner, self::isEdited($merge));
        [$winnerTimes, $loserTimes] = LastTimes::apart($winner, $loser, $fields);
        $unassigned = array_filter([$winner->pin => LeadOwners::unassigned($winnerBack), $loser->pin => LeadOwners::unassigned((array) $loser)]);
        $winnerBack = [...$winnerBack, ...$winnerTimes, ...$unassigned[$winner->pin] ?? []];
        $loserBack = [...$loserBack, ...$loserTimes, ...$unassigned[$loser->pin] ?? []];
        foreach (array_keys($unassigned) as $pin) {
            $left[] = "PIN {$pin} is unassigned: the former account manager is no longer active or can no longer see clients";
        }
        $opening = [];
        if (isset($winnerBack['status']) && MergeFields::isShut($winner->status) && ! MergeFields::isShut($winnerBack['status'])) {
            $opening[$winner->id] = [ClientStatus::from($winner->status), ClientStatus::from($winnerBack['status'])];
            unset($winnerBack['status']);
        }
        if (! MergeFields::isShut($loserBack['status'] ?? $loser->status)) {
            $opening[$loser->id] = [ClientStatus::Pending, ClientStatus::from($loser->status)];
            $loserBack['status'] = ClientStatus::Pending->value;
        }
        $now = now();
        DB::table('clients')
            ->where('id', $loser->id)
            ->update([
                ...$loserBack,
                'deleted_at' => null,
                'merged_into_id' => null,
                'version' => $loser->version + 1,
                'updated_at' => $now,
            ]);
        DB::table('clients')
            ->where('id', $winner->id)
            ->update([...$winnerBack, 'version' => $winner->version + 1, 'updated_at' => $now]);
        $shared = $this->protection->handle($merge, $isMarked, $user);
        // The loser's bets and money since the merge were counted for the winner.
        $this->stats->rebuild([$merge->winner_id, $merge->loser_id]);
        $this->days->clientsChanged([$merge->winner_id, $merge->loser_id]);
        $this->ledger->undone($merge);
        $this->record($merge, [$winner, $winnerBack], [$loser, $loserBack]);

        return [[...$left, ...$kept, ...$shared], $opening];
    }

    /** Whether the winner's name, birth date or mobile was edited since the merge. */
    private static function isEdited(Merge $merge): bool
    {
        return AuditEvent::query()
            ->where('client_id', $merge->winner_id)
            ->whereIn('action', ['client.updated', 'client.restored'])
            ->where('created_at', '>=', $merge->created_at)
            ->get(['before', 'after'])
            ->contains(static fn (AuditEvent $edit): bool => IdentityRule::isChanged($edit->before, $edit->after));
    }

    /**
     * @param  array<int, array{ClientStatus, ClientStatus}>  $opening  by client: the status that the undo left, and the status before the merge
     * @return list<string> the accounts that did not open, in words
     */
    private function open(array $opening, User $user): array
    {
        if ($opening === []) {
            return [];
        }
        $this->register->handle(Client::query()->whereKey(array_keys($opening))->get(), $user);
        $refused = [];
        foreach ($opening as $id => [$left, $status]) {
            $refused[] = DB::transaction(function () use ($id, $left, $status, $user): ?string {
                $client = Client::query()->lockForUpdate()->find($id);
                if ($client?->status !== $left) {
                    // A colleague has changed it since.
                    return null;
                }
                $refusal = $this->statuses->refusal($client);
                if ($refusal !== null) {
                    return "PIN {$client->pin} is {$left->label()}: ".rtrim($refusal, '.');
                }
                Client::query()->whereKey($id)->update(['status' => $status, 'version' => $client->version + 1]);
                $this->audit->record('client.restored', $client, ['status' => $left->value], ['status' => $status->value], $user->id);

                return null;
            }, 3);
        }

        return array_values(array_filter($refused));
    }

    /**
     * Call it after the rows moved back.
     *
     * @throws MergeRefusedException when a transfer made since the merge is between accounts of different clients now
     */
    private function refuseSharedTransfer(Merge $merge): void
    {
        foreach (['from_site_account_id', 'to_site_account_id'] as $column) {
            $accounts = DB::table('site_accounts')->where('client_id', $merge->loser_id)->select('id');
            $reference = DB::table('transfers')->where('client_id', $merge->winner_id)->whereIn($column, $accounts)->orderBy('id')->value('reference');
            if ($reference !== null) {
                throw new MergeRefusedException(
                    "Transfer {$reference} was made since the merge and uses an account that would move back. The merge can’t be undone.",
                );
            }
        }
    }

    /**
     * @param  array{stdClass, array<string, mixed>}  $winnerChange  the row before the undo and its changes
     * @param  array{stdClass, array<string, mixed>}  $loserChange
     */
    private function record(Merge $merge, array $winnerChange, array $loserChange): void
    {
        $winner = Client::query()->findOrFail($merge->winner_id);
        $loser = Client::query()->findOrFail($merge->loser_id);
        $this->search->put($winner);
        $this->search->put($loser);
        if ($loser->new_account_checked_at === null) {
            $this->outbox->notify(NotificationType::RiskCheck, $loser);
        }
        $before = static fn (array $back): array => array_intersect_key((array) $back[0], $back[1]);
        $this->audit->record('client.merge_undone', $winner, $before($winnerChange), [
            ...$winnerChange[1],
            'parted_pin' => $loser->pin,
        ]);
        $this->audit->record(
            'client.merge_undone',
            $loser,
            [...$before($loserChange), 'merged_into_id' => $merge->winner_id],
            [...$loserChange[1], 'merged_into_id' => null],
        );
    }
}
