<?php

declare(strict_types=1);

namespace App\Services\Suppression;

use App\Enums\ConsentChannel;
use App\Enums\SuppressionReason;
use App\Models\Suppression;
use Carbon\CarbonImmutable;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * Who must not be contacted, whoever they are to us: numbers and e-mail addresses as keyed hashes, so that one that comes
 * again is known, and nobody reads from the table whom it is about.
 */
final readonly class SuppressionBook
{
    private const BATCH = 500;

    /** @param  string  $value  a number as E.164, or an e-mail address */
    public static function hash(string $value): string
    {
        return hash_hmac('sha256', 'suppression|'.mb_strtolower(trim($value)), config()->string('app.key'));
    }

    /** @param  list<string>  $phones  E.164 */
    public function suppress(array $phones, ?string $email, SuppressionReason $reason, ?int $userId): void
    {
        $rows = [];
        $now = CarbonImmutable::now();
        foreach ($phones as $phone) {
            foreach ([ConsentChannel::Phone, ConsentChannel::Sms] as $channel) {
                $rows[] = $this->row($channel, $phone, $reason, $userId, $now);
            }
        }
        if ($email !== null && $email !== '') {
            $rows[] = $this->row(ConsentChannel::Email, $email, $reason, $userId, $now);
        }
        foreach (array_chunk($rows, self::BATCH) as $batch) {
            Suppression::query()->insertOrIgnore($batch);
            if ($userId !== null && $reason === SuppressionReason::Betstop) {
                // The register said so before: from now on it is a person's word too, and does not end with the exclusion.
                Suppression::query()->whereIn('value_hash', array_column($batch, 'value_hash'))->where('reason', $reason)->whereNull('user_id')->update(['user_id' => $userId]);
            }
        }
    }

    /**
     * @param  list<string>  $values
     * @return int how many of them the register alone had suppressed
     */
    public function liftOfRegister(array $values): int
    {
        $rows = Suppression::query()->whereIn('value_hash', array_map(self::hash(...), $values))->where('reason', SuppressionReason::Betstop)->whereNull('user_id');
        $count = (clone $rows)->distinct()->count('value_hash');
        $rows->delete();

        return $count;
    }

    /** @param  list<string>  $values  numbers and addresses that this reason no longer holds for */
    public function lift(array $values, SuppressionReason $reason): int
    {
        return Suppression::query()->whereIn('value_hash', array_map(self::hash(...), $values))->where('reason', $reason)->delete();
    }

    /**
     * The gravest reason of each value that is suppressed.
     *
     * @param  list<string>  $values
     * @return array<string, SuppressionReason> by the value
     */
    public function reasons(array $values): array
    {
        $values = array_values(array_unique(array_filter($values, static fn (string $value): bool => $value !== '')));
        $byHash = $this->reasonsOfHashes(array_map(self::hash(...), $values));
        $reasons = [];
        foreach ($values as $value) {
            if (isset($byHash[self::hash($value)])) {
                $reasons[$value] = $byHash[self::hash($value)];
            }
        }

        return $reasons;
    }

    /**
     * @param  list<string>  $hashes
     * @return array<string, SuppressionReason> by the hash
     */
    public function reasonsOfHashes(array $hashes): array
    {
        $found = [];
        foreach (array_chunk(array_values(array_unique($hashes)), self::BATCH) as $batch) {
            $rows = DB::table('suppressions')->whereIn('channel', ConsentChannel::cases())->whereIn('value_hash', $batch)
                ->where(static fn (Builder $open): Builder => $open->whereNull('until')->orWhere('until', '>', CarbonImmutable::now()))
                ->get(['value_hash', 'reason']);
            foreach ($rows as $row) {
                $found[(string) $row->value_hash][] = SuppressionReason::from($row->reason);
            }
        }

        return array_map(self::gravest(...), $found);
    }

    /** Narrows a query to rows whose number is suppressed, or is not. */
    public static function constrain(Builder $query, string $hashColumn, bool $isSuppressed): void
    {
        $query->whereExists(static fn (Builder $rows): Builder => $rows->selectRaw('1')->from('suppressions')
            ->where('suppressions.channel', ConsentChannel::Phone)
            ->whereColumn('suppressions.value_hash', $hashColumn)
            ->where(static fn (Builder $open): Builder => $open->whereNull('suppressions.until')->orWhere('suppressions.until', '>', CarbonImmutable::now())), not: ! $isSuppressed);
    }

    /** @param  non-empty-list<SuppressionReason>  $reasons */
    private static function gravest(array $reasons): SuppressionReason
    {
        usort($reasons, static fn (SuppressionReason $a, SuppressionReason $b): int => $a->gravity() <=> $b->gravity());

        return $reasons[0];
    }

    /** @return array<string, mixed> */
    private function row(ConsentChannel $channel, string $value, SuppressionReason $reason, ?int $userId, CarbonImmutable $now): array
    {
        return [
            'channel' => $channel->value, 'value_hash' => self::hash($value), 'reason' => $reason->value, 'user_id' => $userId,
            'created_at' => $now, 'updated_at' => $now,
        ];
    }
}
