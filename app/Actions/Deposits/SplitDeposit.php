<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Enums\DepositStatus;
use App\Models\Deposit;
use App\Models\User;
use App\Services\Audit\AuditTrail;
use App\Services\Deposits\DepositNews;
use App\Services\Ledger\DepositLedger;
use App\Services\Ledger\MoveRefused;
use App\Support\Dollars;
use Illuminate\Support\Facades\DB;

/** Parts a payment that is for several people. Each part is a deposit of its own, to be approved or returned by itself. */
final readonly class SplitDeposit
{
    public const MOST_PARTS = 20;

    public function __construct(private DepositLedger $ledger, private DepositNews $news, private AuditTrail $audit) {}

    /**
     * Throws {@see \App\Services\Ledger\DecidedAlready} when it is decided, {@see StaleDeposit} when it has changed, and
     * {@see MoveRefused} when the parts are not the whole.
     *
     * @param  list<DepositPart>  $parts  at least two
     * @return list<Deposit>
     */
    public function handle(Deposit $deposit, array $parts, User $user, ?int $version): array
    {
        return DB::transaction(function () use ($deposit, $parts, $user, $version): array {
            $held = HeldDeposit::take($deposit, ...array_map(static fn (DepositPart $part): ?int => $part->clientId, $parts));
            $held->expectWaiting($version);
            $held->expectOnFile(...array_map(static fn (DepositPart $part): ?int => $part->clientId, $parts));
            $this->refuse($held->deposit, $parts);

            return $this->split($held->deposit, $parts, $user);
        }, 3);
    }

    /** @param  list<DepositPart>  $parts */
    private function refuse(Deposit $deposit, array $parts): void
    {
        $sum = array_sum(array_map(static fn (DepositPart $part): int => $part->amountCents, $parts));
        $isSound = count($parts) >= 2 && count($parts) <= self::MOST_PARTS
            && array_filter($parts, static fn (DepositPart $part): bool => $part->amountCents <= 0) === [];
        if (! $isSound) {
            throw new MoveRefused('A payment is split into 2 to '.self::MOST_PARTS.' parts of more than nothing.');
        }
        if ($sum !== $deposit->amount_cents) {
            throw new MoveRefused('The parts come to '.Dollars::of($sum).'; the payment is '.Dollars::of($deposit->amount_cents).'.');
        }
    }

    /**
     * @param  list<DepositPart>  $parts
     * @return list<Deposit>
     */
    private function split(Deposit $deposit, array $parts, User $user): array
    {
        // Whoever splits another part of the same payment waits here, or both would number theirs alike.
        $last = (int) Deposit::query()->where('bank_line_id', $deposit->bank_line_id)->orderBy('id')->lockForUpdate()->pluck('part')->max();
        $before = ['status' => $deposit->status->value];
        $deposit->fill(['status' => DepositStatus::Split, 'decided_by' => $user->id, 'decided_at' => now()])->save();
        $made = array_map(static fn (DepositPart $part, int $place): Deposit => Deposit::create([
            'client_id' => $part->clientId, 'bank_line_id' => $deposit->bank_line_id, 'parent_id' => $deposit->id, 'part' => $last + 1 + $place, 'rail' => $deposit->rail,
            'amount_cents' => $part->amountCents, 'status' => $part->clientId === null ? DepositStatus::Pending : DepositStatus::Matched,
            'matched_by' => $part->clientId === null ? null : $user->id, 'matched_at' => $part->clientId === null ? null : now(), 'value_at' => $deposit->value_at,
        ])->setRelation('bankLine', $deposit->bankLine), $parts, array_keys($parts));

        $this->ledger->split($deposit, $made);
        $this->audit->record('deposit.split', $deposit, $before, [
            'status' => $deposit->status->value, 'parts' => array_map(static fn (Deposit $part): array => $part->only(['id', 'client_id', 'amount_cents']), $made),
        ], $user->id);
        foreach ($made as $part) {
            $this->audit->record('deposit.parted', $part, after: ['parent_id' => $deposit->id, 'amount_cents' => $part->amount_cents, 'client_id' => $part->client_id], actorId: $user->id);
        }
        $this->news->decided($deposit);
        $this->news->waits(...$made);

        return $made;
    }
}
