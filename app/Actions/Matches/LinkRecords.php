<?php

declare(strict_types=1);

namespace App\Actions\Matches;

use App\Actions\Leads\BarLead;
use App\Domain\DbClients\DbClientReturn;
use App\Domain\DbClients\DoNotContact;
use App\Domain\Leads\LeadOwners;
use App\Domain\Ledger\MergeRefusedException;
use App\Domain\Matches\Merging\MatchPairs;
use App\Domain\Matches\Merging\RecordFields;
use App\Domain\People\PersonReader;
use App\Domain\Protection\Exclusion;
use App\Domain\Protection\ExclusionChecker;
use App\Enums\DbClientStatus;
use App\Enums\LeadStatus;
use App\Enums\MatchStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use App\Models\Merge;
use App\Models\User;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Support\Facades\DB;

/** Links a lead or DB client to the client or lead that is the same person. The linked record counts as converted. */
final readonly class LinkRecords
{
    /** "linked>target" => the column of the link, and the status of a linked record */
    private const LINKS = [
        'lead>client' => ['client_id', LeadStatus::Converted->value],
        'db_client>client' => ['client_id', DbClientStatus::Converted->value],
        'db_client>lead' => ['lead_id', DbClientStatus::Converted->value],
    ];

    public function __construct(
        private AuditTrail $audit,
        private ExclusionChecker $exclusions,
        private BarLead $bar,
        private DecideMatches $decide,
        private DoNotContact $doNotContact,
        private DbClientReturn $return,
    ) {}

    /**
     * Bars the lead or suppresses the DB client instead when the person is excluded.
     *
     * @throws MergeRefusedException when a record is missing, excluded or already linked, or the match was rejected
     */
    public function handle(MatchSuggestion $match, string $reason, User $user): Merge
    {
        $kind = "{$match->right_type}>{$match->left_type}";
        $link = self::LINKS[$kind] ?? throw new MergeRefusedException('These two kinds of record can’t be linked.');

        $outcome = DB::transaction(function () use ($match, $kind, $link, $reason, $user): Merge|Exclusion {
            $record = $this->locked($match->right_type, $match->right_id);
            $target = $this->locked($match->left_type, $match->left_id);
            MatchPairs::refuseRejected($match->id);
            $this->mayLink($match->right_type, $record);
            $exclusion = $this->exclusions->findForRecord($record) ?? $this->exclusions->findForRecord($target);
            if ($exclusion !== null) {
                $record instanceof Lead ? $this->bar->handle($record, $exclusion->reason) : $this->doNotContact->dbClient($record, $exclusion, $user->id);
                // The colleague knows that both are one person, so the exclusion counts for the other record too.
                $this->decide->handle([$match->id], $match->status, MatchStatus::Confirmed, $reason, $user);

                return $exclusion;
            }

            return $this->link($match, $kind, $link, $reason, $user);
        }, 3);

        return $outcome instanceof Merge
            ? $outcome
            : throw new MergeRefusedException(
                "{$outcome->reason}. Nothing was linked: "
                    .($match->right_type === 'lead' ? 'this lead is now barred.' : 'this DB client is now suppressed.'),
            );
    }

    /** @return list<string> what could not be undone, in words; call it inside a transaction */
    public function undo(Merge $merge, User $user): array
    {
        [$type] = explode('>', $merge->subject_type);
        $snapshot = $merge->snapshot;
        if ($type === 'db_client') {
            $this->return->holdLists($merge->loser_id);
        }
        $row = (array) DB::table(PersonReader::TABLES[$type])->where('id', $merge->loser_id)->lockForUpdate()->first();
        // If the target has been merged since, the merge moved the link to the winner.
        $after = [...array_diff_key($snapshot['after'], ['version' => true]), self::LINKS[$merge->subject_type][0] => $merge->winner_id];
        foreach ($after as $column => $value) {
            if (! array_key_exists($column, $row) || (string) $row[$column] !== (string) $value) {
                throw new MergeRefusedException('The record has changed since it was linked. Undo the link by editing the record.');
            }
        }

        $unassigned = LeadOwners::unassigned($row);
        $before = [...array_intersect_key($snapshot['before'], $after), ...$unassigned, 'version' => (int) $row['version'] + 1];
        DB::table(PersonReader::TABLES[$type])->where('id', $merge->loser_id)->update([...$before, 'updated_at' => now()]);
        DB::table('matches')->where('id', $snapshot['match_id'])->update(['status' => $snapshot['match_status']]);
        $this->record($type, $merge->loser_id, 'link_undone', [...$after, ...array_intersect_key($row, $unassigned)], $before);
        $type === 'db_client' ? $this->return->settle($merge->loser_id, $user->id) : $this->bar->ifExcluded(Lead::query()->findOrFail($merge->loser_id));

        return $unassigned === [] ? [] : ['the lead is unassigned: the former owner is no longer active or can no longer see clients'];
    }

    private function locked(string $type, int $id): Client|Lead|DbClient
    {
        $record = match ($type) {
            'client' => Client::query()->lockForUpdate()->find($id),
            'lead' => Lead::query()->lockForUpdate()->find($id),
            default => DbClient::query()->lockForUpdate()->find($id),
        };

        return $record ?? throw new MergeRefusedException('One of the records no longer exists. Nothing was linked.');
    }

    /** @phpstan-assert Lead|DbClient $record */
    private function mayLink(string $type, Client|Lead|DbClient $record): void
    {
        $refusal = RecordFields::linkRefusal($type, (string) $record->getAttributes()['status']);
        if ($refusal !== null) {
            throw new MergeRefusedException($refusal);
        }
    }

    /** @param  array{string, string}  $link */
    private function link(MatchSuggestion $match, string $kind, array $link, string $reason, User $user): Merge
    {
        [$column, $status] = $link;
        $table = PersonReader::TABLES[$match->right_type];
        $row = (array) DB::table($table)->where('id', $match->right_id)->first();
        $changes = [
            $column => $match->left_id, 'status' => $status, 'version' => (int) $row['version'] + 1,
            ...($match->right_type === 'lead' ? ['converted_at' => now()->toDateTimeString(), 'converted_by' => $user->id] : []),
        ];
        $before = array_intersect_key($row, $changes);
        DB::table($table)->where('id', $row['id'])->update([...$changes, 'updated_at' => now()]);
        $snapshot = ['before' => $before, 'after' => $changes, 'match_id' => $match->id, 'match_status' => $match->status->value];
        DB::table('matches')->where('id', $match->id)->update(['status' => 'merged']);
        $this->record($match->right_type, $match->right_id, 'linked', $before, [...$changes, 'merge_reason' => $reason]);

        return Merge::create([
            'subject_type' => $kind, 'winner_id' => $match->left_id, 'loser_id' => $match->right_id, 'match_suggestion_id' => $match->id,
            'user_id' => $user->id, 'reason' => $reason, 'snapshot' => $snapshot,
        ]);
    }

    /**
     * @param  array<string, mixed>  $before
     * @param  array<string, mixed>  $after
     */
    private function record(string $type, int $id, string $what, array $before, array $after): void
    {
        /** @var class-string<Model> $model */
        $model = Relation::getMorphedModel($type);
        $this->audit->record("{$type}.{$what}", $model::query()->findOrFail($id), $before, $after);
    }
}
