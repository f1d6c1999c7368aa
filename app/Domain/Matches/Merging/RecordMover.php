<?php

declare(strict_types=1);

namespace App\Domain\Matches\Merging;

use App\Enums\ConsentBasis;
use Illuminate\Support\Facades\DB;
use stdClass;

/**
 * Moves the rows of a lead or DB client to the winner and back. Call it inside a transaction. RecordReferencesTest reads the schema
 * and fails when a reference is missing here.
 */
final readonly class RecordMover
{
    private const ATTACHED = [
        'attachments' => 'subject',
        'betstop_checks' => 'person',
        'consents' => 'person',
        'notes' => 'subject',
        'notifications' => 'notifiable',
        'phone_logs' => 'person',
    ];

    /** type => table => column that gets the winner's id */
    private const OWNED = [
        'lead' => ['db_clients' => 'lead_id'],
        'db_client' => ['db_addresses' => 'db_client_id', 'db_client_outcomes' => 'db_client_id', 'db_phone_numbers' => 'db_client_id'],
    ];

    /** References that stay with the loser, and why. */
    public const STAYS = [
        'audit_events.subject_id' => 'The log is append-only and belongs to the record it is about.',
        'db_cleanup_changes.db_client_id' => 'The undo of a clean-up needs the changed record.',
        'db_cleanup_changes.subject_id' => 'The undo of a clean-up needs the changed record.',
        'exclusion_records.record_id' => 'A case keeps the record that it froze.',
        'exclusion_reviews.person_id' => 'The gate asks again about the surviving record.',
        'exclusion_reviews.source_id' => 'Only clients, entries, notices and time-outs exclude.',
        'exports.subject_id' => 'Evidence packs are about clients and exclusion cases.',
        'import_rows.subject_id' => 'The record that an import row created.',
        'matches.left_id' => 'MatchPairs moves each pair.',
        'matches.right_id' => 'MatchPairs moves each pair.',
        'permission_receipts.person_id' => 'Receipts are append-only and belong to the record they were written for.',
        'permission_receipts.subject_id' => 'Receipts are append-only.',
        'search_terms.subject_id' => 'Rebuilt from the record.',
    ];

    private const CONSENT = ['consent_basis', 'consent_at', 'consent_evidence'];

    private const CHECK = ['is_valid', 'checked_at'];

    public function __construct(private RowMover $rows) {}

    /**
     * @param  'lead'|'db_client'  $type
     * @return array{moved: array<string, string>, numbers: list<array{id: int, before: array<string, mixed>, after: array<string, mixed>}>}
     */
    public function move(string $type, int $loserId, int $winnerId): array
    {
        $numbers = $type === 'db_client' ? $this->joinNumbers($loserId, $winnerId) : [];

        return ['moved' => $this->rows->moveReferences(self::references($type), $type, $loserId, $winnerId), 'numbers' => $numbers];
    }

    /**
     * @param  'lead'|'db_client'  $type
     * @param  array<string, mixed>  $snapshot
     * @return list<string> what could not be moved back, in words
     */
    public function restore(string $type, array $snapshot, int $loserId, int $winnerId): array
    {
        $left = $this->rows->restore($snapshot, $loserId, $winnerId);
        foreach ($snapshot['numbers'] as $number) {
            $now = DB::table('db_phone_numbers')->where('id', $number['id'])->first();
            if ($now !== null && self::take($now, array_keys($number['after'])) === $number['after']) {
                DB::table('db_phone_numbers')->where('id', $number['id'])->update($number['before']);
            }
        }
        if ($type === 'db_client') {
            self::keepRefusals($loserId, $winnerId);
        }

        return $left;
    }

    /** A refusal of calls since the merge also holds for the other record's row of the same number. */
    private static function keepRefusals(int $loserId, int $winnerId): void
    {
        foreach (
            DB::table('db_phone_numbers')
                ->where('db_client_id', $winnerId)
                ->where('consent_basis', ConsentBasis::None->value)
                ->get() as $refused
        ) {
            DB::table('db_phone_numbers')
                ->where('db_client_id', $loserId)
                ->where('e164', $refused->e164)
                ->where('consent_basis', '!=', ConsentBasis::None->value)
                ->update(self::take($refused, self::CONSENT));
        }
    }

    /**
     * A number that both have keeps the stronger consent and the later check.
     *
     * @return list<array{id: int, before: array<string, mixed>, after: array<string, mixed>}>
     */
    private function joinNumbers(int $loserId, int $winnerId): array
    {
        $joined = [];
        $others = DB::table('db_phone_numbers')->where('db_client_id', $loserId)->get()->keyBy('e164');
        $own = DB::table('db_phone_numbers')->where('db_client_id', $winnerId)->whereIn('e164', $others->keys())->orderBy('id')->lockForUpdate()->get();
        foreach ($own as $number) {
            $other = $others[$number->e164];
            $after = [
                ...ConsentBasis::from($other->consent_basis)->prevailsOver(ConsentBasis::from($number->consent_basis))
                    ? self::take($other, self::CONSENT)
                    : [],
                ...$other->is_valid !== null && ($number->is_valid === null || $other->checked_at > $number->checked_at)
                    ? self::take($other, self::CHECK)
                    : [],
            ];
            if ($after !== []) {
                DB::table('db_phone_numbers')->where('id', $number->id)->update($after);
                $joined[] = ['id' => (int) $number->id, 'before' => self::take($number, array_keys($after)), 'after' => $after];
            }
        }

        return $joined;
    }

    /**
     * @param  array<array-key, int|string>  $columns
     * @return array<string, mixed>
     */
    private static function take(stdClass $number, array $columns): array
    {
        return array_replace(array_flip($columns), array_intersect_key((array) $number, array_flip($columns)));
    }

    /**
     * @param  'lead'|'db_client'  $type
     * @return list<array{table: string, column: string, type: string|null}> with the morph's type column
     */
    public static function references(string $type): array
    {
        $moved = [];
        foreach (self::OWNED[$type] as $table => $column) {
            $moved[] = ['table' => $table, 'column' => $column, 'type' => null];
        }
        foreach (self::ATTACHED as $table => $morph) {
            $moved[] = ['table' => $table, 'column' => "{$morph}_id", 'type' => "{$morph}_type"];
        }

        return $moved;
    }
}
