<?php

declare(strict_types=1);

namespace App\Actions\Matches;

use App\Actions\Leads\BarLead;
use App\Enums\DbClientStatus;
use App\Enums\LeadStatus;
use App\Models\Client;
use App\Models\DbClient;
use App\Models\Lead;
use App\Models\MatchSuggestion;
use App\Models\Merge;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\DbClients\ExcludedProspect;
use App\Services\DbClients\ProspectReturn;
use App\Services\Exclusions\Exclusion;
use App\Services\Exclusions\RecordExclusion;
use App\Services\Matching\FactsReader;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Database\Eloquent\Relations\Relation;
use Illuminate\Support\Facades\DB;

/** A lead or prospect that turns out to be somebody we know: it stays, points there, and is done with. */
final readonly class LinkRecords
{
    /** "loser>winner" => the column that points, and the status that says it is done */
    private const LINKS = [
        'lead>client' => ['client_id', LeadStatus::Converted->value],
        'db_client>client' => ['client_id', DbClientStatus::Converted->value],
        'db_client>lead' => ['lead_id', DbClientStatus::Converted->value],
    ];

    /** Whom a link would make out to be converted, although they must be left alone. */
    private const EXCLUDED = [
        'lead' => [LeadStatus::Barred->value => 'This lead is barred and stays so. Nothing was linked.'],
        'db_client' => [DbClientStatus::Suppressed->value => 'This prospect must be left alone and stays suppressed. Nothing was linked.'],
    ];

    public function __construct(
        private AuditTrail $audit,
        private RecordExclusion $exclusions,
        private BarLead $bar,
        private ExcludedProspect $excluded,
        private ProspectReturn $return,
    ) {}

    public static function isPossible(MatchSuggestion $match): bool
    {
        return isset(self::LINKS["{$match->right_type}>{$match->left_type}"]);
    }

    public static function isExcluded(string $type, string $status): bool
    {
        return isset(self::EXCLUDED[$type][$status]);
    }

    /**
     * A lead that turns out to be somebody excluded is barred by it, and a prospect suppressed.
     *
     * @throws MergeRefused when one is gone, excluded, or belongs to somebody already
     */
    public function handle(MatchSuggestion $match, string $reason, User $user): Merge
    {
        $kind = "{$match->right_type}>{$match->left_type}";
        $link = self::LINKS[$kind] ?? throw new MergeRefused('Records of these two kinds are not merged.');

        $outcome = DB::transaction(function () use ($match, $kind, $link, $reason, $user): Merge|Exclusion {
            $record = $this->locked($match->right_type, $match->right_id);
            $target = $this->locked($match->left_type, $match->left_id);
            $this->mayLink($match->right_type, $record, ...$link);
            $exclusion = $this->exclusions->of($record) ?? $this->exclusions->of($target);
            if ($exclusion !== null) {
                $record instanceof Lead ? $this->bar->handle($record, $exclusion->reason) : $this->excluded->suppress($record, $exclusion, $user->id);

                return $exclusion;
            }

            return $this->link($match, $kind, $link, $reason, $user);
        }, 3);

        return $outcome instanceof Merge ? $outcome : throw new MergeRefused("{$outcome->reason}. Nothing was linked: ".($match->right_type === 'lead' ? 'this lead is barred now.' : 'this prospect is suppressed now.'));
    }

    /** @return list<string> what stays as it is now; call it inside a transaction */
    public function undo(Merge $merge, User $user): array
    {
        [$type] = explode('>', $merge->subject_type);
        $snapshot = $merge->snapshot;
        if ($type === 'db_client') {
            $this->return->holdLists($merge->loser_id);
        }
        $row = (array) DB::table(FactsReader::TABLES[$type])->where('id', $merge->loser_id)->lockForUpdate()->first();
        // Whom it was linked to may have become part of somebody else since: the merge points there by then.
        $after = [...array_diff_key($snapshot['after'], ['version' => true]), self::LINKS[$merge->subject_type][0] => $merge->winner_id];
        foreach ($after as $column => $value) {
            if (! array_key_exists($column, $row) || (string) $row[$column] !== (string) $value) {
                throw new MergeRefused('The record was changed since it was linked. Change it back by hand.');
            }
        }

        $before = [...array_intersect_key($snapshot['before'], $after), 'version' => (int) $row['version'] + 1];
        DB::table(FactsReader::TABLES[$type])->where('id', $merge->loser_id)->update([...$before, 'updated_at' => now()]);
        DB::table('matches')->where('id', $snapshot['match_id'] ?? $merge->match_suggestion_id)->update(['status' => $snapshot['match_status']]);
        $this->record($type, $merge->loser_id, 'link_undone', $after, $before);
        if ($type === 'db_client') {
            $this->return->settle($merge->loser_id, $user->id);
        }

        return [];
    }

    private function locked(string $type, int $id): Client|Lead|DbClient
    {
        $record = match ($type) {
            'client' => Client::query()->lockForUpdate()->find($id),
            'lead' => Lead::query()->lockForUpdate()->find($id),
            default => DbClient::query()->lockForUpdate()->find($id),
        };

        return $record ?? throw new MergeRefused('One of the two records is gone. Nothing was merged.');
    }

    /** @phpstan-assert Lead|DbClient $record */
    private function mayLink(string $type, Client|Lead|DbClient $record, string $column, string $status): void
    {
        $row = $record->getAttributes();
        if (self::isExcluded($type, (string) $row['status'])) {
            throw new MergeRefused(self::EXCLUDED[$type][(string) $row['status']]);
        }
        if ($row[$column] !== null || $row['status'] === $status) {
            throw new MergeRefused('This record belongs to somebody already. Nothing was merged.');
        }
    }

    /** @param  array{string, string}  $link */
    private function link(MatchSuggestion $match, string $kind, array $link, string $reason, User $user): Merge
    {
        [$column, $status] = $link;
        $table = FactsReader::TABLES[$match->right_type];
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
