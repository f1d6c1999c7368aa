<?php

declare(strict_types=1);

namespace App\Domain\DepositMatching;

use App\Enums\DepositStatus;
use Carbon\CarbonImmutable;
use Illuminate\Support\Facades\DB;

/** The amounts and weekdays of a client's latest approved deposits. */
final readonly class DepositPattern
{
    private const MIN_SAME_AMOUNT = 2;

    private const MIN_DEPOSITS = 4;

    private const READ_DEPOSITS = 20;

    /**
     * @param  list<int>  $amounts  cents
     * @param  list<int>  $weekdays  1 for Monday
     */
    public function __construct(public array $amounts = [], public array $weekdays = []) {}

    /**
     * @param  list<int>  $clientIds
     * @param  int  $exceptId  the deposit being matched
     * @return array<int, self> by client
     */
    public static function ofClients(array $clientIds, int $exceptId): array
    {
        $all = null;
        foreach ($clientIds as $clientId) {
            $own = DB::table('deposits')->where('client_id', $clientId)->where('status', DepositStatus::Approved)->where('deposits.id', '<>', $exceptId)
                ->orderByDesc('deposits.id')->limit(self::READ_DEPOSITS)->select(['client_id', 'amount_cents', 'bank_line_id']);
            $part = DB::query()->fromSub($own, "of{$clientId}")->select(['client_id', 'amount_cents', 'bank_line_id']);
            $all = $all === null ? $part : $all->unionAll($part);
        }
        if ($all === null) {
            return [];
        }

        $patterns = [];
        $rows = DB::query()
            ->fromSub($all, 'recent')
            ->join('bank_lines', 'bank_lines.id', '=', 'recent.bank_line_id')
            ->get(['recent.client_id', 'recent.amount_cents', 'bank_lines.value_at']);
        foreach ($rows->groupBy('client_id') as $clientId => $own) {
            $patterns[(int) $clientId] = new self(
                array_values($own->map(static fn (object $row): int => (int) $row->amount_cents)->all()),
                array_values($own->map(static fn (object $row): int => self::weekday(CarbonImmutable::parse($row->value_at, 'UTC')))->all()),
            );
        }

        return $patterns;
    }

    public function timesOf(int $cents): int
    {
        return count(array_keys($this->amounts, $cents, true));
    }

    public function hasAmount(int $cents): bool
    {
        return $this->timesOf($cents) >= self::MIN_SAME_AMOUNT;
    }

    /** True when at least half of the deposits were on this weekday. */
    public function hasWeekday(CarbonImmutable $at): bool
    {
        $same = count(array_keys($this->weekdays, self::weekday($at), true));

        return count($this->weekdays) >= self::MIN_DEPOSITS && 2 * $same >= count($this->weekdays);
    }

    public static function weekday(CarbonImmutable $at): int
    {
        return $at->setTimezone(config()->string('paddock.timezone'))->dayOfWeekIso;
    }
}
