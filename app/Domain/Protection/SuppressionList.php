<?php

declare(strict_types=1);

namespace App\Domain\Protection;

use App\Enums\ConsentChannel;
use App\Enums\SuppressionReason;
use App\Models\Suppression;
use App\Support\ContactHash;
use Carbon\CarbonImmutable;
use Illuminate\Database\Eloquent\Builder as EloquentBuilder;
use Illuminate\Database\Query\Builder;
use Illuminate\Support\Facades\DB;

/**
 * The do-not-contact list: phone numbers and email addresses as keyed hashes. A hash recognises a value that comes again, and the
 * table reveals no contact details.
 */
final readonly class SuppressionList
{
    private const BATCH = 500;

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
            $same = Suppression::query()->whereIn('channel', ConsentChannel::cases())
                ->whereIn('value_hash', array_column($batch, 'value_hash'))->where('reason', $reason);
            if ($userId !== null && $reason === SuppressionReason::Betstop) {
                // Staff confirm what the register said, so the suppression no longer ends with the exclusion.
                $same->whereNull('user_id')->update(['user_id' => $userId]);
            } elseif ($userId === null && $reason === SuppressionReason::Stop) {
                // The person has asked now, so staff can't lift it any more.
                $same->whereNotNull('user_id')->update(['user_id' => null]);
            } elseif ($reason === SuppressionReason::Stop) {
                // This request counts too, even if the earlier one is undone.
                $same->where('created_at', '<', $now)->update(['updated_at' => $now]);
            }
        }
    }

    /**
     * @param  list<string>  $values
     * @return int the number of values that only the register had suppressed
     */
    public function liftOfRegister(array $values): int
    {
        $rows = Suppression::query()->whereIn('value_hash', self::hashes($values))->where('reason', SuppressionReason::Betstop)->whereNull('user_id');
        $count = (clone $rows)->distinct()->count('value_hash');
        $rows->delete();

        return $count;
    }

    /**
     * Keeps what a person texted: STOP also protects other people with this number.
     *
     * @param  list<string>  $values  phone numbers and email addresses
     */
    public function lift(array $values, SuppressionReason $reason): void
    {
        Suppression::query()
            ->whereIn('value_hash', self::hashes($values))
            ->where('reason', $reason)
            ->when($reason === SuppressionReason::Stop, static fn (EloquentBuilder $rows) => $rows->whereNotNull('user_id'))
            ->delete();
    }

    /** @return list<int> the entries of a number that asked to stop */
    public function stopIds(string $phone): array
    {
        $rows = Suppression::query()->whereIn('value_hash', self::hashes([$phone]))->where('reason', SuppressionReason::Stop);

        return array_values($rows->pluck('id')->all());
    }

    /**
     * Removes entries that a user added by mistake, unless the person texted STOP or asked again since.
     *
     * @param  list<int>  $ids
     */
    public function remove(array $ids, int $userId): void
    {
        Suppression::query()->whereKey($ids)->where('user_id', $userId)->whereColumn('updated_at', 'created_at')->delete();
    }

    /**
     * The most serious reason of each suppressed value.
     *
     * @param  list<string>  $values
     * @return array<string, SuppressionReason> by value
     */
    public function reasons(array $values): array
    {
        $values = array_values(array_unique(array_filter($values, static fn (string $value): bool => $value !== '')));
        $byHash = $this->reasonsOfHashes(self::hashes($values));
        $reasons = [];
        foreach ($byHash === [] ? [] : $values as $value) {
            $found = array_values(array_intersect_key($byHash, array_flip(ContactHash::all($value))));
            if ($found !== []) {
                $reasons[$value] = self::mostSerious($found);
            }
        }

        return $reasons;
    }

    /**
     * @param  list<string>  $hashes
     * @return array<string, SuppressionReason> by hash
     */
    private function reasonsOfHashes(array $hashes): array
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

        return array_map(self::mostSerious(...), $found);
    }

    /** Narrows a query to rows whose number is suppressed, or is not. */
    public static function constrain(Builder $query, string $hashColumn, bool $isSuppressed): void
    {
        $query->whereExists(
            static fn (Builder $rows): Builder => $rows
                ->selectRaw('1')
                ->from('suppressions')
                ->where('suppressions.channel', ConsentChannel::Phone)
                ->whereColumn('suppressions.value_hash', $hashColumn)
                ->where(
                    static fn (Builder $open): Builder => $open
                        ->whereNull('suppressions.until')
                        ->orWhere('suppressions.until', '>', CarbonImmutable::now()),
                ),
            not: ! $isSuppressed,
        );
    }

    /**
     * @param  list<string>  $values
     * @return list<string>
     */
    private static function hashes(array $values): array
    {
        return array_merge([], ...array_map(ContactHash::all(...), $values));
    }

    /** @param  non-empty-list<SuppressionReason>  $reasons */
    private static function mostSerious(array $reasons): SuppressionReason
    {
        usort($reasons, static fn (SuppressionReason $a, SuppressionReason $b): int => $a->gravity() <=> $b->gravity());

        return $reasons[0];
    }

    /** @return array<string, mixed> */
    private function row(ConsentChannel $channel, string $value, SuppressionReason $reason, ?int $userId, CarbonImmutable $now): array
    {
        return [
            'channel' => $channel->value, 'value_hash' => ContactHash::of($value), 'reason' => $reason->value, 'user_id' => $userId,
            'created_at' => $now, 'updated_at' => $now,
        ];
    }
}
