<?php

declare(strict_types=1);

namespace App\Lists\Matches;

use App\Data\Matches\MatchRow;
use App\Domain\Clients\EditScope;
use App\Domain\Matches\Merging\RecordFields;
use App\Domain\People\MatchReason;
use App\Enums\MatchStatus;
use App\Models\DbClient;
use App\Models\User;
use App\Support\DataFactory;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;
use stdClass;

/** Reads rows of `matches` with both records, as the viewer may see them. */
final readonly class MatchRowReader
{
    private const COMPARED = ['full_name', 'date_of_birth', 'mobile', 'email', 'address', 'company'];

    public function __construct(private MatchPersonReader $people, private EditScope $scope) {}

    public function select(Builder $matches): Builder
    {
        return $matches
            ->leftJoin('users', 'users.id', '=', 'matches.decided_by')
            ->leftJoin('imports', 'imports.id', '=', 'matches.import_id')
            ->select([
                'matches.id',
                'matches.left_type',
                'matches.left_id',
                'matches.right_type',
                'matches.right_id',
                'matches.score',
                'matches.reasons',
                'matches.status',
                'matches.reason',
                'matches.decided_at',
                'users.first_name as decider_first_name',
                'users.last_name as decider_last_name',
                'imports.name as import_name',
            ]);
    }

    /**
     * @param  iterable<stdClass>  $matches
     * @return list<MatchRow> without matches of a record that was deleted permanently
     */
    public function read(iterable $matches, User $viewer): array
    {
        $ids = [];
        foreach ($matches as $match) {
            $ids[$match->left_type][] = (int) $match->left_id;
            $ids[$match->right_type][] = (int) $match->right_id;
        }
        $people = $this->people->rows($ids);
        $owners = $this->scope->ownerIds($viewer);
        $merges = $this->merges($matches);
        $rows = [];
        foreach ($matches as $match) {
            $left = $people["{$match->left_type}:{$match->left_id}"] ?? null;
            $right = $people["{$match->right_type}:{$match->right_id}"] ?? null;
            if ($left !== null && $right !== null) {
                $rows[] = $this->row($match, $left, $right, $viewer, $owners, isset($merges[$match->id]) ? (int) $merges[$match->id] : null);
            }
        }

        return $rows;
    }

    /**
     * @param  iterable<stdClass>  $matches
     * @return array<int, int> the id of the merge, by match; without undone merges
     */
    private function merges(iterable $matches): array
    {
        $ids = [];
        foreach ($matches as $match) {
            if ($match->status === MatchStatus::Merged->value) {
                $ids[] = (int) $match->id;
            }
        }

        return $ids === [] ? [] : DB::table('merges')->whereIn('match_suggestion_id', $ids)->whereNull('undone_at')->pluck('id', 'match_suggestion_id')->all();
    }

    /** @param  list<int>|null  $owners  owners whose records the viewer may change; null for all */
    private function row(stdClass $match, stdClass $left, stdClass $right, User $viewer, ?array $owners, ?int $merge): MatchRow
    {
        $mayEdit = static fn (stdClass $person): bool => $owners === null
            || $person->owner_id === null
            || in_array((int) $person->owner_id, $owners, true);
        $mayChange = $viewer->can('takeDecisions')
            && $mayEdit($left)
            && $mayEdit($right)
            && ($match->right_type !== 'db_client' || $viewer->can('manage', DbClient::class));
        $mayMerge = $mayChange
            && ($match->left_type === $match->right_type || RecordFields::linkRefusal($match->right_type, $right->status) === null);
        $isDone = $match->left_type !== $match->right_type
            || $match->left_type === 'client'
            || RecordFields::isDone($match->left_type, $left->status)
            || RecordFields::isDone($match->right_type, $right->status);
        $one = $this->people->person($match->left_type, $left, $viewer);
        $other = $this->people->person($match->right_type, $right, $viewer);
        $for = $against = [];
        foreach (MatchReason::listOf(json_decode((string) $match->reasons, true) ?? []) as $reason) {
            $reason->kind->isAgainst() ? $against[] = $reason->wordsFor($viewer) : $for[] = $reason->wordsFor($viewer);
        }

        return DataFactory::make(MatchRow::class, $match, [
            'left' => $one,
            'right' => $other,
            'reasons' => $for,
            'against' => $against,
            'differences' => array_values(
                array_filter(
                    self::COMPARED,
                    static fn (string $field): bool => $one->{$field} !== null
                        && $other->{$field} !== null
                        && $one->{$field} !== $other->{$field},
                ),
            ),
            'decided_by' => $match->decider_first_name === null ? null : "{$match->decider_first_name} {$match->decider_last_name}",
            'can_decide' => $mayChange,
            'merge_kind' => ! $mayMerge ? null : match ("{$match->left_type}-{$match->right_type}") {
                'client-client' => 'merge',
                'client-lead', 'client-db_client', 'lead-db_client' => 'link',
                default => $isDone ? null : 'join',
            },
            'survivor' => $isDone ? null : (RecordFields::prefersRight($match->right_type, $left->status, $right->status) ? 'right' : 'left'),
            'undo_merge_id' => $mayChange && $match->status === MatchStatus::Merged->value ? $merge : null,
        ]);
    }
}
