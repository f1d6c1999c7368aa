<?php

declare(strict_types=1);

namespace App\Domain\Matches\Merging;

use stdClass;

/** All references to a client and what a merge does with them. ClientReferencesTest reads the schema and fails for a missing one. */
final readonly class ClientReferences
{
    /** tables whose client_id becomes the winner's */
    private const OWNED = [
        'adjustments',
        'auto_communications',
        'barred_entries',
        'bets',
        'betstop_notice_decisions',
        'betstop_updates',
        'bonus_claims',
        'client_backgrounds',
        'client_checks',
        'conversations',
        'db_clients',
        'deposits',
        'emails',
        'exclusion_cases',
        'genweb_bonuses',
        'leads',
        'rsg_communications',
        'rsg_events',
        'rsg_form_submissions',
        'rsg_limits',
        'skipping_rules',
        'social_media_reviews',
        'time_outs',
        'transactions',
        'transfers',
        'withdrawals',
    ];

    /** table and column, when the column is not client_id */
    private const NAMED = [['match_decisions', 'proposed_client_id'], ['match_decisions', 'approved_client_id']];

    /** table => morph name */
    private const ATTACHED = [
        'attachments' => 'subject',
        'betstop_checks' => 'person',
        'consents' => 'person',
        'notes' => 'subject',
        'notifications' => 'notifiable',
        'phone_logs' => 'person',
    ];

    /** References that stay with the loser, and why. */
    public const STAYS = [
        'audit_events.client_id' => 'The log is append-only and belongs to the record it is about.',
        'audit_events.subject_id' => 'The log is append-only, and the history of a record is built from it.',
        'blast_recipients.client_id' => 'The record that the blast was checked for.',
        'auto_messages.checked_client_id' => 'The place that the look for quiet clients has reached.',
        'bulk_change_rows.client_id' => 'The undo of a bulk change needs the changed record.',
        'client_placements.client_id' => 'Where the record belonged on past days.',
        'clients.merged_into_id' => 'A chain that leads to clients merged into the loser.',
        'exclusion_records.record_id' => 'A case keeps the record that it froze, and follows the merge to the winner.',
        'exports.subject_id' => 'An evidence pack is about the record that it was requested for.',
        'import_rows.subject_id' => 'The record that an import row created.',
        'exclusion_reviews.person_id' => 'The gate asks again about the surviving record.',
        'exclusion_reviews.source_id' => 'The excluded account keeps its own reviews.',
        'ledger_accounts.client_id' => 'The account stays; the merge posts its balance to the winner.',
        'ledger_transactions.client_id' => 'The ledger is append-only; `transactions` has the current client.',
        'ledger_transactions.source_id' => 'The ledger is append-only.',
        'matches.left_id' => 'MatchPairs moves each pair.',
        'matches.right_id' => 'MatchPairs moves each pair.',
        'permission_receipts.person_id' => 'Receipts are append-only and belong to the record they were written for.',
        'permission_receipts.subject_id' => 'Receipts are append-only.',
        'search_terms.subject_id' => 'Rebuilt from the record.',
        'transactions.source_id' => 'The source of an opening balance; only the ledger writes it.',
    ];

    private const BANK_STATUSES = ['unverified', 'verified', 'blocked'];

    private const SITE_STATUSES = ['missing', 'applied', 'open', 'limited', 'suspended', 'closed'];

    private const BARRED_STATUSES = ['suggested', 'different', 'same'];

    private const COUNTERS = [
        'bets', 'wins', 'settled_bets', 'turnover_cents', 'settled_cents', 'returns_cents', 'bonus_cents', 'deposits_cents', 'withdrawals_cents',
    ];

    /** Columns of combined rows that add up both clients. The undo subtracts the other client's part and keeps what came since. */
    public const SUMS = [...self::COUNTERS, 'hits', 'times_seen', 'times_undone'];

    /** @return list<CombinedTable> combined before other rows move, together with their children */
    public static function combined(): array
    {
        return [
            new CombinedTable(
                'site_accounts',
                ['operator_site_id'],
                static fn (stdClass $kept, stdClass $other): array => [
                    'username' => $kept->username ?? $other->username,
                    'status' => self::further(self::SITE_STATUSES, $kept->status, $other->status),
                ],
                [
                    ['bets', 'site_account_id', 'external_id'],
                    ['transfers', 'from_site_account_id', null],
                    ['transfers', 'to_site_account_id', null],
                    ['former_usernames', 'site_account_id', null],
                    ['bonus_login_logs', 'site_account_id', null],
                    ['genweb_bonuses', 'site_account_id', null],
                ],
            ),
            new CombinedTable('bank_accounts', ['fingerprint'], self::bankAccount(...), [['withdrawals', 'bank_account_id', null]]),
            new CombinedTable(
                'ip_sightings',
                ['ip', 'device_hash'],
                static fn (stdClass $kept, stdClass $other): array => [
                    'hits' => (int) $kept->hits + (int) $other->hits,
                    'first_seen_at' => min($kept->first_seen_at, $other->first_seen_at),
                    'last_seen_at' => max($kept->last_seen_at, $other->last_seen_at),
                    'place' => $kept->place ?? $other->place,
                ],
            ),
            new CombinedTable(
                'known_payers',
                ['payer', 'rail'],
                static fn (stdClass $kept, stdClass $other): array => [
                    'times_seen' => (int) $kept->times_seen + (int) $other->times_seen,
                    'times_undone' => (int) $kept->times_undone + (int) $other->times_undone,
                    'first_seen_at' => min($kept->first_seen_at, $other->first_seen_at),
                    'last_seen_at' => max($kept->last_seen_at, $other->last_seen_at),
                ],
            ),
            new CombinedTable(
                'client_monthly_stats',
                ['month', 'operator_site_id'],
                static fn (stdClass $kept, stdClass $other): array => array_combine(
                    self::COUNTERS,
                    array_map(
                        static fn (string $counter): int => (int) $kept->{$counter} + (int) $other->{$counter},
                        self::COUNTERS,
                    ),
                ),
            ),
            // A decision wins over a suggestion, and the same person over a different one.
            new CombinedTable('barred_matches', ['barred_entry_id'], static fn (stdClass $kept, stdClass $other): array => [
                'status' => self::further(self::BARRED_STATUSES, $kept->status, $other->status),
                'score' => max((int) $kept->score, (int) $other->score),
            ]),
            // Unread if either is unread. The newer text stays.
            new CombinedTable(
                'notifications',
                ['user_id', 'type'],
                static fn (stdClass $kept, stdClass $other): array => [
                    'is_read' => (bool) $kept->is_read && (bool) $other->is_read,
                    'read_at' => $kept->read_at === null || $other->read_at === null ? null : max($kept->read_at, $other->read_at),
                    ...$other->notified_at <= $kept->notified_at
                        ? []
                        : [
                            'notifiable_type' => $other->notifiable_type,
                            'notifiable_id' => $other->notifiable_id,
                            'body' => $other->body,
                            'notified_at' => $other->notified_at,
                        ],
                ],
                keyColumn: 'subject_key',
            ),
        ];
    }

    /** @return list<array{table: string, column: string, type: string|null}> columns that get the winner's id, with the morph's type column */
    public static function moved(): array
    {
        $moved = [];
        foreach ([...self::OWNED, ...array_map(static fn (CombinedTable $table): string => $table->table, self::combined())] as $table) {
            $moved[] = ['table' => $table, 'column' => 'client_id', 'type' => null];
        }
        foreach (self::NAMED as [$table, $column]) {
            $moved[] = ['table' => $table, 'column' => $column, 'type' => null];
        }
        foreach (self::ATTACHED as $table => $morph) {
            $moved[] = ['table' => $table, 'column' => "{$morph}_id", 'type' => "{$morph}_type"];
        }

        return $moved;
    }

    /**
     * The status keeps the colleague who gave it, because a requester's own verification does not count. Nor does a verification by a
     * colleague who added the account to either client.
     *
     * @return array<string, mixed>
     */
    private static function bankAccount(stdClass $kept, stdClass $other): array
    {
        $decision = self::further(self::BANK_STATUSES, $kept->status, $other->status) === $kept->status ? $kept : $other;
        $isByAdder = $decision->status === 'verified' && in_array($decision->decided_by, array_filter([$kept->added_by, $other->added_by]), true);

        return [
            'added_by' => $kept->added_by ?? $other->added_by,
            ...$isByAdder
                ? ['status' => 'unverified', 'decided_by' => null, 'decided_at' => null, 'evidence' => null]
                : array_intersect_key((array) $decision, ['status' => true, 'decided_by' => true, 'decided_at' => true, 'evidence' => true]),
        ];
    }

    /** @param  list<string>  $order */
    private static function further(array $order, string $left, string $right): string
    {
        return array_search($left, $order, true) >= array_search($right, $order, true) ? $left : $right;
    }
}
