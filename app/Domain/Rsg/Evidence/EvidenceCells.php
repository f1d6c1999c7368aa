<?php

declare(strict_types=1);

namespace App\Domain\Rsg\Evidence;

use App\Domain\Notes\MentionText;
use App\Support\CsvText;
use Carbon\CarbonImmutable;
use DateTimeZone;
use Illuminate\Support\Facades\DB;
use stdClass;

/** The cells of an evidence pack. The name of a column says how its value is written. */
final class EvidenceCells
{
    private const STAFF = ['user_id', 'actor_id', 'impersonator_id', 'owner_id', 'sender_id', 'account_manager_id'];

    private const JSON = ['before', 'after', 'reasons', 'inputs', 'payload', 'evidence'];

    private const WORDS = [
        'status',
        'kind',
        'severity',
        'purpose',
        'direction',
        'channel',
        'result',
        'list',
        'type',
        'form_type',
        'decision',
        'change',
        'basis',
        'category',
        'betstop_state',
        'subject_type',
        'person_type',
        'outcome',
        'rail',
        'period',
        'reason',
    ];

    private readonly DateTimeZone $zone;

    /** @var array<int, string> */
    private array $names = [];

    /** @var array<int, list<stdClass>> certifications by colleague */
    private array $certifications = [];

    public function __construct()
    {
        $this->zone = new DateTimeZone(config()->string('paddock.timezone'));
    }

    /**
     * @param  array<string, string>  $columns
     * @return list<string>
     */
    public function of(stdClass $row, array $columns): array
    {
        return array_values(array_map(fn (string $column): string => $this->cell($row, $column), $columns));
    }

    /** `2026-11-20 14:05:33 +11:00`: the time of the business, and its distance from UTC. */
    public function time(string $utc): string
    {
        return CarbonImmutable::parse($utc, 'UTC')->setTimezone($this->zone)->format('Y-m-d H:i:s P');
    }

    private function cell(stdClass $row, string $column): string
    {
        if ($column === 'certified_then') {
            return $row->actor_id === null ? '' : $this->certificationsOn((int) $row->actor_id, $row->created_at);
        }
        $value = $row->{$column};

        return match (true) {
            $value === null => '',
            str_ends_with($column, '_at') || $column === 'until' => $this->time((string) $value),
            str_ends_with($column, '_on') || $column === 'date_of_birth' => substr((string) $value, 0, 10),
            str_ends_with($column, '_cents') => CsvText::dollars((int) $value),
            str_ends_with($column, '_permille') => (string) ((int) $value / 10),
            str_starts_with($column, 'is_') => (bool) $value ? 'Yes' : 'No',
            in_array($column, self::STAFF, true) || str_ends_with($column, '_by') => $this->name((int) $value),
            $column === 'note_body' => MentionText::numbered((string) $value),
            in_array($column, self::JSON, true) => self::json((string) $value),
            in_array($column, self::WORDS, true) => self::words((string) $value),
            default => (string) $value,
        };
    }

    /** With the number, because two colleagues can have one name. */
    private function name(int $id): string
    {
        return $this->names[$id] ??= (static function () use ($id): string {
            $user = DB::table('users')->where('id', $id)->first(['first_name', 'last_name']);

            return trim("{$user?->first_name} {$user?->last_name}")." (colleague {$id})";
        })();
    }

    private function certificationsOn(int $userId, string $time): string
    {
        $this->certifications[$userId] ??= array_values(
            DB::table('certifications')
                ->join('certification_types', 'certification_types.id', '=', 'certifications.certification_type_id')
                ->where('certifications.user_id', $userId)
                ->whereNotNull('issued_on')
                ->where('status', '!=', 'pending')
                ->orderBy('certifications.id')
                ->get(['title', 'status', 'issued_on', 'expires_on', 'decided_at'])
                ->all(),
        );
        $day = substr($this->time($time), 0, 10);
        $held = array_filter(
            $this->certifications[$userId],
            static fn (stdClass $certification): bool => substr($certification->issued_on, 0, 10) <= $day
                && ($certification->expires_on === null || substr($certification->expires_on, 0, 10) >= $day)
                && ($certification->status !== 'revoked' || $certification->decided_at > $time),
        );

        return $held === []
            ? 'None'
            : implode(
                ', ',
                array_map(
                    static fn (stdClass $certification): string => $certification->title
                        .($certification->status === 'revoked' ? ' (revoked since)' : ''),
                    $held,
                ),
            );
    }

    /** `bonus_bet` becomes `Bonus bet`, and `service_sms` becomes `Service SMS`; other texts stay. */
    private static function words(string $value): string
    {
        return preg_match('/^[a-z]+(_[a-z]+)*$/D', $value) !== 1
            ? $value
            : (string) preg_replace(
                ['/\bsms\b/i', '/\bdb\b/i', '/\bbetstop\b/i', '/\brsg\b/i'],
                ['SMS', 'DB', 'BetStop', 'RSG'],
                ucfirst(str_replace('_', ' ', $value)),
            );
    }

    /** `name: value` on a line each; plain texts stay. */
    private static function json(string $value): string
    {
        $decoded = json_decode($value, true);

        return is_array($decoded) ? implode("\n", self::lines($decoded)) : $value;
    }

    /**
     * @param  array<array-key, mixed>  $values
     * @return list<string>
     */
    private static function lines(array $values, string $path = ''): array
    {
        $lines = [];
        foreach ($values as $name => $value) {
            $name = $path === '' ? (string) $name : "{$path} > {$name}";
            array_push($lines, ...(is_array($value) ? ($value === [] ? ["{$name}: none"] : self::lines($value, $name)) : [$name.': '.self::text($value)]));
        }

        return $lines;
    }

    private static function text(mixed $value): string
    {
        return match (true) {
            $value === null => 'none',
            is_bool($value) => $value ? 'yes' : 'no',
            default => (string) $value,
        };
    }
}
