<?php

declare(strict_types=1);

namespace App\Domain\Clients\History;

use App\Enums\BetstopState;
use App\Enums\ClientStatus;
use App\Enums\ExclusionReason;
use App\Enums\ExclusionRecordState;
use App\Enums\ExclusionStepKind;
use App\Enums\NoteCategory;
use App\Enums\RsgLimitKind;
use App\Enums\RsgLimitPeriod;
use App\Models\Affiliate;
use App\Models\BankAccount;
use App\Models\Client;
use App\Models\ClientRating;
use App\Models\Company;
use App\Models\DbClient;
use App\Models\Lead;
use App\Models\OperatorSite;
use App\Models\Role;
use App\Models\User;
use App\Support\AustralianMobile;
use App\Support\ContactMask;
use App\Support\Dollars;
use Carbon\CarbonImmutable;
use Carbon\Exceptions\InvalidFormatException;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Arr;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;

/** Presents audited values: names for ids, dates in the reader's time zone, masked contact details. */
final readonly class ClientFieldPresenter
{
    private const LABELS = [
        'pin' => 'PIN', 'db_client_id' => 'DB client', 'value' => 'Outcome', 'email' => 'Email', 'mobile_e164' => 'Mobile', 'company_id' => 'Company', 'account_manager_id' => 'Account manager',
        'affiliate_id' => 'Affiliate', 'client_rating' => 'Rating', 'betstop_state' => 'BetStop', 'is_barred' => 'Barred', 'sms_opted_out_at' => 'Opted out of SMS', 'how_asked' => 'How they asked',
        'genweb_betstopped_at' => 'Entered in Genweb', 'operator_site_id' => 'Site', 'restored_event_id' => 'Restored from change no.', 'bulk_change_id' => 'Undone with bulk change no.', 'import_id' => 'Import no.', 'ip' => 'IP address',
        'from_on' => 'First day', 'until_on' => 'Last day', 'external_reference' => 'Reference', 'jurisdiction' => 'State', 'why' => 'Reason for the change',
        'known_of_client' => 'Known client details', 'decision_text' => 'Decision', 'decision_note' => 'Reason', 'rsg_event_status' => 'Status', 'timezone' => 'Time zone',
        'former_pins' => 'Former PINs', 'merged_pin' => 'Merged PIN', 'parted_pin' => 'Separated PIN', 'is_active' => 'Active', 'is_developer_staff' => 'Developer access', 'is_executive_staff' => 'Executive access',
    ];

    /** @var array<string, class-string<Model>> models shown by name instead of id */
    private const NAMED = [
        'company_id' => Company::class, 'account_manager_id' => User::class, 'affiliate_id' => Affiliate::class, 'operator_site_id' => OperatorSite::class,
        'client_rating' => ClientRating::class, 'merged_into_id' => Client::class, 'client_id' => Client::class, 'user_id' => User::class, 'owner_id' => User::class,
        'resolved_by' => User::class, 'approved_by' => User::class, 'bank_account_id' => BankAccount::class, 'lead_id' => Lead::class, 'assignee_id' => User::class, 'approved_client_id' => Client::class, 'proposed_client_id' => Client::class,
        'decided_by' => User::class, 'converted_by' => User::class, 'ended_by' => User::class, 'matched_by' => User::class, 'requested_by' => User::class, 'undone_by' => User::class, 'lift_requested_by' => User::class,
        'manager_id' => User::class, 'role_id' => Role::class, 'db_client_id' => DbClient::class,
    ];

    /** @param  array<string, array<int, string>>  $names  by field and id */
    private function __construct(private User $reader, private array $names) {}

    /**
     * Uses one query for all models, one more for bank accounts, and none without ids. Names of DB clients are for readers who can
     * see every DB client.
     *
     * @param  iterable<array<string, mixed>>  $values  all sets of fields to present
     */
    public static function over(iterable $values, User $reader): self
    {
        $ids = [];
        foreach ($values as $fields) {
            foreach (array_intersect_key($fields, self::NAMED) as $field => $id) {
                if (is_numeric($id)) {
                    $ids[self::NAMED[$field]][(int) $id] = (int) $id;
                }
            }
            [$field, $id] = self::matchedRecord($fields['with'] ?? null);
            if ($field !== null) {
                $ids[self::NAMED[$field]][$id] = $id;
            }
        }
        // Others see its number only.
        if (isset($ids[DbClient::class]) && ! $reader->can('manage', DbClient::class)) {
            unset($ids[DbClient::class]);
        }
        $byModel = [BankAccount::class => self::accountsOf($ids[BankAccount::class] ?? []), ...self::namesOf(Arr::except($ids, BankAccount::class))];

        return new self($reader, array_map(static fn (string $model): array => $byModel[$model] ?? [], self::NAMED));
    }

    /** Whether the field has a name or number that staff know. Other ids mean nothing to a reader. */
    public static function hasWords(string $field): bool
    {
        return isset(self::NAMED[$field]) || isset(self::LABELS[$field]) || preg_match('/_ids?\z/', $field) !== 1;
    }

    public static function label(string $field): string
    {
        return self::LABELS[$field] ?? self::limitLabel($field) ?? Str::ucfirst(str_replace('_', ' ', (string) preg_replace('/_(?:id|at|cents|e164)\z/', '', $field)));
    }

    /** The value for display, or null when empty. */
    public function say(string $field, mixed $value): ?string
    {
        $text = match (true) {
            $value === null, $value === '', $value === [] => null,
            is_bool($value) => $value ? 'Yes' : 'No',
            is_array($value) => implode(', ', array_filter($value, is_scalar(...))),
            default => $this->scalar($field, (string) $value),
        };

        return $text === '' ? null : ContactMask::show($this->reader, self::contactKind($field), $text);
    }

    private function scalar(string $field, string $text): string
    {
        return match (true) {
            isset($this->names[$field]) => $this->names[$field][(int) $text] ?? ($field === 'db_client_id' ? "DB client {$text}" : $text),
            $field === 'with' => $this->matchedName($text),
            $field === 'status' => ClientStatus::tryFrom($text)?->label() ?? Str::ucfirst(str_replace('_', ' ', $text)),
            $field === 'step' => ExclusionStepKind::tryFrom($text)?->label() ?? $text,
            $field === 'reason' => ExclusionReason::tryFrom($text)?->label() ?? $text,
            $field === 'state' => ExclusionRecordState::tryFrom($text)?->label() ?? $text,
            $field === 'note_category' => NoteCategory::tryFrom($text)?->label() ?? $text,
            in_array($field, ['match', 'result', 'source'], true) => Str::ucfirst(str_replace('_', ' ', $text)),
            $field === 'betstop_state' => BetstopState::tryFrom($text)?->label() ?? $text,
            $field === 'is_barred', str_starts_with($field, 'is_') => in_array($text, ['1', '0'], true) ? ($text === '1' ? 'Yes' : 'No') : $text,
            is_numeric($text) && self::limitLabel($field) !== null => self::limitAmount($field, (int) $text),
            str_ends_with($field, '_e164') => AustralianMobile::national($text),
            str_ends_with($field, '_cents') && is_numeric($text) => self::dollars((int) $text),
            str_ends_with($field, '_at') => $this->moment($text),
            $field === 'date_of_birth', str_ends_with($field, '_on') => $this->day($text),
            default => $text,
        };
    }

    /** @return array{string, int}|array{null, 0} the id field and id of the other record of a match, audited as `client 142` */
    private static function matchedRecord(mixed $text): array
    {
        return is_string($text) && preg_match('/\A(client|lead|db_client) ([1-9]\d{0,17})\z/', $text, $parts) === 1 ? ["{$parts[1]}_id", (int) $parts[2]] : [null, 0];
    }

    private function matchedName(string $text): string
    {
        [$field, $id] = self::matchedRecord($text);

        return $field === null ? $text : self::label($field).' '.($this->names[$field][$id] ?? $id);
    }

    private static function dollars(int $cents): string
    {
        return ($cents < 0 ? '−' : '').'$'.number_format(abs($cents) / 100, 2);
    }

    private function moment(string $text): string
    {
        try {
            return CarbonImmutable::parse($text, 'UTC')->setTimezone($this->reader->timezone)->format('j M Y, H:i');
        } catch (InvalidFormatException) {
            return $text;
        }
    }

    private function day(string $text): string
    {
        try {
            return CarbonImmutable::parse(substr($text, 0, 10))->format('j M Y');
        } catch (InvalidFormatException) {
            return $text;
        }
    }

    /** The kind of contact detail in a field, by the names of ContactMask. */
    private static function contactKind(string $field): string
    {
        return match (true) {
            // A colleague's extension is shown to everyone who sees users.
            $field === 'phone_extension' => $field,
            str_ends_with($field, '_e164'), str_contains($field, 'phone'), str_contains($field, 'mobile') => 'mobile_e164',
            str_contains($field, 'mail'), str_ends_with($field, '_address') => 'email',
            default => $field,
        };
    }

    /**
     * @param  array<int, int>  $ids
     * @return array<int, string> masked numbers by id; a separate query, because numbers are encrypted
     */
    private static function accountsOf(array $ids): array
    {
        return $ids === [] ? [] : BankAccount::query()->whereKey($ids)->get()
            ->mapWithKeys(static fn (BankAccount $account): array => [$account->id => $account->masked()])
            ->all();
    }

    /**
     * @param  array<class-string<Model>, array<int, int>>  $ids  by model
     * @return array<class-string<Model>, array<int, string>> by model and id, including deleted records
     */
    private static function namesOf(array $ids): array
    {
        $all = null;
        foreach ($ids as $model => $some) {
            $table = (new $model)->getTable();
            [$key, $name, $surname] = match ($model) {
                ClientRating::class => ['value', 'description', "''"],
                User::class, Client::class, Lead::class, DbClient::class => ['id', 'first_name', 'last_name'],
                Role::class => ['id', 'title', "''"],
                default => ['id', 'name', "''"],
            };
            $part = DB::table($table)->whereIn($key, $some)->select(["{$key} as id", "{$name} as name"])->selectRaw("{$surname} as surname, '{$table}' as kind");
            $all = $all === null ? $part : $all->unionAll($part);
        }

        $rows = $all?->get()->groupBy('kind') ?? collect();
        $names = [];
        foreach (array_keys($ids) as $model) {
            foreach ($rows->get((new $model)->getTable(), []) as $row) {
                $names[$model][(int) $row->id] = $model === ClientRating::class ? "{$row->id} · {$row->name}" : trim("{$row->name} {$row->surname}");
            }
        }

        return $names;
    }

    /** `Deposit limit a week`, or null when the field is not a limit. */
    private static function limitLabel(string $field): ?string
    {
        [$kind, $period] = self::limitParts($field);

        return $kind === null || $period === null ? null : "{$kind->label()} limit a ".mb_strtolower($period->label());
    }

    /** The amount as dollars, or as minutes for a session limit. */
    private static function limitAmount(string $field, int $amount): string
    {
        return self::limitParts($field)[0] === RsgLimitKind::Session ? "{$amount} ".Str::plural('minute', $amount) : Dollars::of($amount);
    }

    /** @return array{RsgLimitKind|null, RsgLimitPeriod|null} */
    private static function limitParts(string $field): array
    {
        $isLimit = preg_match('/\Alimit_([a-z]+)_([a-z]+?)(?:_cents|_minutes)?\z/', $field, $parts) === 1;

        return $isLimit ? [RsgLimitKind::tryFrom($parts[1]), RsgLimitPeriod::tryFrom($parts[2])] : [null, null];
    }
}
