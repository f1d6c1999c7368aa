<?php

declare(strict_types=1);

namespace App\Domain\Imports;

use App\Domain\DbClients\DbClientImporter;
use App\Domain\Protection\Decision;
use App\Domain\Protection\ExclusionCertainty;
use App\Domain\Protection\ProtectionGate;
use App\Enums\BetstopCheckPurpose;
use App\Enums\BetstopCheckResult;
use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\ConsentBasis;
use App\Enums\DbClientStatus;
use App\Enums\GatePurpose;
use App\Enums\ImportKind;
use App\Enums\LeadStatus;
use App\Infrastructure\Audit\BulkAudit;
use App\Infrastructure\Betstop\BetstopAnswer;
use App\Infrastructure\Search\SearchIndex;
use App\Models\Client;
use App\Models\Import;
use App\Support\BulkSql;
use App\Support\PostcodeRanges;
use App\Support\SearchTerms;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;
use RuntimeException;

/** Creates the records of new people with their search terms and audit events, inside the caller's transaction. */
final readonly class RecordCreator
{
    private const SHORTEST_PIN = 5;

    private const LONGEST_PIN = 9;

    public function __construct(
        private DbClientContactWriter $contacts,
        private SearchIndex $index,
        private BulkAudit $audit,
        private ProtectionGate $gate,
        private DbClientImporter $dbClients,
    ) {}

    /**
     * @param  list<ParsedRow>  $rows
     * @param  int|null  $actorId  null for the importer
     * @param  array<int|string, true>  $pins  PINs that a new client must not get
     * @param  array<int, BetstopAnswer>  $answers  of the register about new clients, by row number
     * @return array<int, int> ids by row number
     */
    public function create(Import $import, ImportSchema $schema, array $rows, ?int $actorId = null, array $pins = [], array $answers = []): array
    {
        if ($rows === []) {
            return [];
        }
        $now = CarbonImmutable::now()->format('Y-m-d H:i:s');
        $pins = $schema->kind === ImportKind::Clients ? self::pins($rows, $pins) : [];
        $extras = match ($schema->kind) {
            ImportKind::Clients => self::clients($rows, $pins, ($import->options['needs_check'] ?? false) === true, $answers, $now),
            ImportKind::Leads => array_fill(0, count($rows), ['status' => LeadStatus::New->value]),
            ImportKind::DbClients => self::dbClients($rows),
        };
        $columns = array_fill_keys(
            array_keys(array_filter($schema->fields, static fn (FieldSchema $field): bool => $field->isColumn)),
            null,
        );
        $ids = array_combine(
            array_column($rows, 'rowNo'),
            BulkSql::insertForIds(
                $schema->table(),
                array_map(
                    static fn (ParsedRow $row, array $extra): array => [
                        ...$columns,
                        ...$schema->values($row->values),
                        ...self::state($schema, $row),
                        ...$extra,
                        'created_at' => $now,
                        'updated_at' => $now,
                    ],
                    $rows,
                    $extras,
                ),
            ),
        );
        if ($schema->kind === ImportKind::DbClients) {
            $this->contacts->write(
                $import,
                array_map(
                    static fn (ParsedRow $row): array => [
                        $ids[$row->rowNo],
                        $row,
                        $row->phones,
                        DbClientContactWriter::addressOf($row->values),
                    ],
                    $rows,
                ),
                $now,
            );
        }

        $terms = [];
        $facts = [];
        foreach ($rows as $row) {
            $terms[$ids[$row->rowNo]] = self::terms($row, $pins[$row->rowNo] ?? '');
            $facts[$ids[$row->rowNo]] = [[], ['source' => 'import', 'import_id' => $import->id, ...match ($schema->kind) {
                ImportKind::Clients => ['company_id' => (int) $row->get('company_id'), 'pin' => $pins[$row->rowNo]],
                ImportKind::Leads => ['first_name' => $row->get('first_name'), 'last_name' => $row->get('last_name')],
                ImportKind::DbClients => ['first_name' => $row->get('first_name'), 'last_name' => $row->get('last_name'), 'source' => $row->get('source')],
            }]];
        }
        $this->index->putMany($schema->type, $terms, isNew: true);
        $this->audit->record("{$schema->type}.created", $schema->type, $facts, $actorId ?? $import->user_id);

        if ($schema->kind === ImportKind::Clients) {
            self::recordChecks($rows, $ids, $answers, $actorId ?? $import->user_id, $now);
            $this->open(array_values($ids));
        } elseif ($schema->kind === ImportKind::DbClients) {
            $this->dbClients->settle(array_values($ids), $actorId ?? $import->user_id);
        }

        return $ids;
    }

    /**
     * The state of a postcode, for a file without states: forms require it with a postcode.
     *
     * @return array{state?: string}
     */
    private static function state(ImportSchema $schema, ParsedRow $row): array
    {
        $state = $row->get('state') === '' && $row->get('postcode') !== '' && $schema->fields['state']->isColumn ? PostcodeRanges::onlyState($row->get('postcode')) : null;

        return $state === null ? [] : ['state' => $state->value];
    }

    /**
     * The rows of excluded people were refused before. An account whose person was excluded since stays closed. An account of a person who
     * may be excluded waits for the New Account check, like one that was opened by hand.
     *
     * @param  list<int>  $ids
     */
    private function open(array $ids): void
    {
        $decisions = $this->gate->checkMany($ids, GatePurpose::AccountOpening);
        $refused = array_filter($decisions, static fn (Decision $decision): bool => ! $decision->isAllowed());
        $waiting = array_filter(
            $decisions,
            static fn (Decision $decision): bool => $decision->isAllowed()
                && $decision->input->excludedAs(ExclusionCertainty::Possible) !== [],
        );
        DB::table('clients')
            ->whereIntegerInRaw('id', array_keys($refused))
            ->update(['status' => ClientStatus::Closed->value]);
        DB::table('clients')
            ->whereIntegerInRaw('id', array_keys($waiting))
            ->where('status', '!=', ClientStatus::Closed->value)
            ->update(['status' => ClientStatus::Pending->value, 'new_account_checked_at' => null]);
    }

    /**
     * @param  list<ParsedRow>  $rows
     * @param  array<int, int>  $ids  by row number
     * @param  array<int, BetstopAnswer>  $answers  by row number
     */
    private static function recordChecks(array $rows, array $ids, array $answers, int $userId, string $now): void
    {
        $checks = [];
        foreach ($rows as $row) {
            $answer = $answers[$row->rowNo] ?? null;
            if ($answer !== null) {
                $checks[] = [
                    'person_type' => 'client',
                    'person_id' => $ids[$row->rowNo],
                    'purpose' => BetstopCheckPurpose::Onboarding->value,
                    'request_hash' => RegisterAnswers::person($row)->fingerprint(),
                    'result' => $answer->result->value,
                    'checked_at' => $now,
                    'valid_until' => $answer->validUntil?->format('Y-m-d H:i:s'),
                    'user_id' => $userId,
                    'evidence' => json_encode($answer->evidence, JSON_THROW_ON_ERROR),
                    'created_at' => $now,
                ];
            }
        }
        BulkSql::insert('betstop_checks', $checks);
    }

    /**
     * Imported clients are already customers, so the New Account check counts as done unless the importer says otherwise. Without a clear
     * answer of the register an account stays Pending.
     *
     * @param  list<ParsedRow>  $rows
     * @param  array<int, string>  $pins  by row number
     * @param  array<int, BetstopAnswer>  $answers  by row number
     * @return list<array<string, string|null>>
     */
    private static function clients(array $rows, array $pins, bool $needsCheck, array $answers, string $now): array
    {
        return array_map(static function (ParsedRow $row) use ($pins, $needsCheck, $answers, $now): array {
            $status = $row->get('status') ?: ($needsCheck ? ClientStatus::Pending : ClientStatus::Active)->value;
            $isClear = ($answers[$row->rowNo] ?? null)?->result === BetstopCheckResult::Clear;
            $waits = ! $isClear && $status !== ClientStatus::Closed->value;

            return [
                'pin' => $pins[$row->rowNo],
                'status' => $waits ? ClientStatus::Pending->value : $status,
                'new_account_checked_at' => $needsCheck || $waits ? null : $now,
                'betstop_state' => ($isClear ? BetstopState::Clear : BetstopState::Unchecked)->value,
            ];
        }, $rows);
    }

    /**
     * @param  list<ParsedRow>  $rows
     * @return list<array<string, string|null>>
     */
    private static function dbClients(array $rows): array
    {
        return array_map(static fn (ParsedRow $row): array => [
            'consent_basis' => $row->get('consent_basis') ?: ConsentBasis::Unknown->value,
            'status' => DbClientStatus::Raw->value,
        ], $rows);
    }

    /**
     * The PINs of the rows. Rows without one get a PIN by the rule of the intake: five digits, and more only when those run out.
     *
     * @param  list<ParsedRow>  $rows
     * @param  array<int|string, true>  $reserved  PINs of the file
     * @return array<int, string> by row number
     */
    private static function pins(array $rows, array $reserved): array
    {
        $pins = array_combine(array_column($rows, 'rowNo'), array_map(static fn (ParsedRow $row): string => $row->get('pin'), $rows));
        $given = array_filter($pins, static fn (string $pin): bool => $pin !== '');
        $count = count($pins) - count($given);
        $free = [];
        for ($digits = self::SHORTEST_PIN; $digits <= self::LONGEST_PIN && count($free) < $count; $digits++) {
            $drawn = [];
            for ($wanted = 2 * ($count - count($free)); $wanted > 0; $wanted--) {
                $drawn[] = random_int(1, 9).str_pad((string) random_int(0, 10 ** ($digits - 1) - 1), $digits - 1, '0', STR_PAD_LEFT);
            }
            $taken = DB::table('clients')->whereIn('pin', $drawn)->pluck('pin')->all();
            $free = [
                ...$free,
                ...array_diff(
                    array_unique($drawn),
                    $taken,
                    $given,
                    array_map(strval(...), array_keys(array_intersect_key($reserved, array_flip($drawn)))),
                ),
            ];
        }
        if (count($free) < $count) {
            throw new RuntimeException('No PIN is free.');
        }

        return array_map(static function (string $pin) use (&$free): string {
            return $pin === '' ? (string) array_pop($free) : $pin;
        }, $pins);
    }

    /** @return list<string> */
    private static function terms(ParsedRow $row, string $pin): array
    {
        $terms = (new SearchTerms)->names($row->get('first_name'), $row->get('last_name'), $row->get('preferred_name'))->code($pin)->email($row->get('email'));
        array_map($terms->phone(...), $row->phones);

        return $terms->all();
    }
}
