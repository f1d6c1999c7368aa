<?php

declare(strict_types=1);

namespace App\Domain\Matches\Merging;

use App\Enums\ConsentBasis;
use App\Enums\DbClientStatus;
use App\Enums\LeadStatus;
use App\Enums\SuppressionReason;
use stdClass;

/** The fields of a merged lead or DB client: its own, missing ones from the loser, and the marks that protect either. */
final readonly class RecordFields
{
    /** Copied together when the winner has none of them. */
    private const BLOCKS = [
        'lead' => [
            ['email'],
            ['mobile_e164'],
            ['date_of_birth'],
            ['address', 'suburb', 'state', 'postcode'],
            ['company_id'],
            ['source'],
            ['owner_id'],
            ['next_action', 'next_action_due_at'],
        ],
        'db_client' => [['date_of_birth'], ['email', 'email_is_valid'], ['source']],
    ];

    /** Ascending. The record further along is the suggested winner. */
    private const ORDER = [
        'lead' => [LeadStatus::Lost->value, LeadStatus::New->value, LeadStatus::Contacted->value, LeadStatus::Qualified->value],
        'db_client' => [DbClientStatus::Raw->value, DbClientStatus::Validated->value, DbClientStatus::Assigned->value],
    ];

    /** A converted record is linked instead of merged. */
    public static function isDone(string $type, string $status): bool
    {
        return $status === ($type === 'lead' ? LeadStatus::Converted->value : DbClientStatus::Converted->value);
    }

    /**
     * Converted records are linked already. Excluded ones are never linked: a link would mark them as converted.
     *
     * @return string|null why a record of this type and status can't be linked
     */
    public static function linkRefusal(string $type, string $status): ?string
    {
        return match ([$type, $status]) {
            ['lead', LeadStatus::Converted->value], ['db_client', DbClientStatus::Converted->value] => 'This record is already linked. Nothing was changed.',
            ['lead', LeadStatus::Barred->value] => 'This lead is barred and stays barred. Nothing was linked.',
            ['db_client', DbClientStatus::Suppressed->value] => 'This DB client must not be contacted and stays suppressed. Nothing was linked.',
            default => null,
        };
    }

    public static function prefersRight(string $type, string $left, string $right): bool
    {
        return array_search($right, self::ORDER[$type], true) > array_search($left, self::ORDER[$type], true);
    }

    /**
     * @param  'lead'|'db_client'  $type
     * @return array<string, mixed> the winner's columns that change
     */
    public static function changes(string $type, stdClass $winner, stdClass $loser): array
    {
        $wanted = [];
        foreach (self::BLOCKS[$type] as $columns) {
            if (self::isEmpty($winner, $columns) && ! self::isEmpty($loser, $columns)) {
                $wanted += self::take($loser, $columns);
            }
        }
        $wanted = [...$wanted, ...($type === 'lead' ? [] : self::work($winner, $loser)), ...self::protection($type, $winner, $loser)];

        return array_filter($wanted, static fn (mixed $value, string $column): bool => $value !== $winner->{$column}, ARRAY_FILTER_USE_BOTH);
    }

    /**
     * The bar or suppression of either record.
     *
     * @param  'lead'|'db_client'  $type
     * @return array<string, mixed> empty when neither has one
     */
    public static function protection(string $type, stdClass $one, stdClass $other): array
    {
        $ended = $type === 'lead' ? LeadStatus::Barred->value : DbClientStatus::Suppressed->value;
        $marked = array_values(array_filter([$one, $other], static fn (stdClass $row): bool => $row->status === $ended));
        if ($marked === []) {
            return [];
        }
        if ($type === 'lead') {
            return ['status' => $ended, 'lost_reason' => $marked[0]->lost_reason];
        }
        $reasons = array_map(
            static fn (stdClass $row): SuppressionReason => SuppressionReason::from(
                $row->suppressed_reason ?? SuppressionReason::Stop->value,
            ),
            $marked,
        );
        usort($reasons, static fn (SuppressionReason $a, SuppressionReason $b): int => $a->gravity() <=> $b->gravity());

        return ['status' => $ended, 'suppressed_reason' => $reasons[0]->value];
    }

    /** @return array<string, mixed> the consent to call, the list and the latest work */
    private static function work(stdClass $winner, stdClass $loser): array
    {
        $takesList = $winner->db_list_id === null && $loser->db_list_id !== null;

        return [
            ...ConsentBasis::from($loser->consent_basis)->prevailsOver(ConsentBasis::from($winner->consent_basis))
                ? self::take($loser, ['consent_basis', 'consent_at'])
                : [],
            ...$takesList ? self::take($loser, ['db_list_id', 'assignee_id', 'status']) : [],
            'worked_at' => $winner->worked_at ?? $loser->worked_at,
            'last_outcome' => $winner->last_outcome ?? $loser->last_outcome,
        ];
    }

    /** @param  list<string>  $columns */
    private static function isEmpty(stdClass $row, array $columns): bool
    {
        return array_filter(self::take($row, $columns), static fn (mixed $value): bool => $value !== null && $value !== '') === [];
    }

    /**
     * @param  list<string>  $columns
     * @return array<string, mixed>
     */
    private static function take(stdClass $row, array $columns): array
    {
        return array_intersect_key((array) $row, array_flip($columns));
    }
}
