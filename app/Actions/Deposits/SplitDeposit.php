<?php

declare(strict_types=1);

namespace App\Actions\Deposits;

use App\Domain\Deposits\DepositNotifier;
use App\Domain\Deposits\DepositPart;
use App\Domain\Deposits\LockedDeposit;
use App\Domain\Ledger\DepositLedger;
use App\Enums\DepositStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\Deposit;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use App\Support\Dollars;
use App\Support\OperationRefusedException;
use Illuminate\Support\Facades\DB;

/** Splits a deposit for several clients into parts, each of which is decided as its own deposit. */
final readonly class SplitDeposit
{
    public const MOST_PARTS = 20;

    public function __construct(private DepositLedger $ledger, private DepositNotifier $notifier, private AuditTrail $audit) {}

    /**
     * @param  list<DepositPart>  $parts  at least two
     * @return list<Deposit>
     *
     * @throws ChangedMeanwhileException when the deposit was decided or changed
     * @throws OperationRefusedException when the parts do not add up to the deposit
     */
    public function handle(Deposit $deposit, array $parts, User $user, ?int $version): array
    {
        return DB::transaction(function () use ($deposit, $parts, $user, $version): array {
            $held = LockedDeposit::take($deposit, ...array_map(static fn (DepositPart $part): ?int => $part->clientId, $parts));
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
            throw new OperationRefusedException('Split the payment into 2 to '.self::MOST_PARTS.' parts, each above $0.00.');
        }
        if ($sum !== $deposit->amount_cents) {
            throw new OperationRefusedException('The parts add up to '.Dollars::of($sum).', but the payment is '.Dollars::of($deposit->amount_cents).'.');
        }
    }

    /**
     * @param  list<DepositPart>  $parts
     * @return list<Deposit>
     */
    private function split(Deposit $deposit, array $parts, User $user): array
    {
        // Locked, so that two splits of one payment do not number their parts alike.
        $last = (int) Deposit::query()->where('bank_line_id', $deposit->bank_line_id)->orderBy('id')->lockForUpdate()->pluck('part')->max();
        $before = ['status' => $deposit->status->value];
        $deposit->fill(['status' => DepositStatus::Split, 'decided_by' => $user->id, 'decided_at' => now()])->save();
        $made = array_map(
            static fn (DepositPart $part, int $place): Deposit => Deposit::create([
                'client_id' => $part->clientId,
                'bank_line_id' => $deposit->bank_line_id,
                'parent_id' => $deposit->id,
                'part' => $last + 1 + $place,
                'rail' => $deposit->rail,
                'amount_cents' => $part->amountCents,
                'status' => $part->clientId === null ? DepositStatus::Pending : DepositStatus::Matched,
                'matched_by' => $part->clientId === null ? null : $user->id,
                'matched_at' => $part->clientId === null ? null : now(),
                'value_at' => $deposit->value_at,
            ])->setRelation('bankLine', $deposit->bankLine),
            $parts,
            array_keys($parts),
        );

        $this->ledger->split($deposit, $made);
        $this->audit->record(
            'deposit.split',
            $deposit,
            $before,
            [
                'status' => $deposit->status->value,
                'parts' => array_map(static fn (Deposit $part): array => $part->only(['id', 'client_id', 'amount_cents']), $made),
            ],
            $user->id,
        );
        foreach ($made as $part) {
            $this->audit->record(
                'deposit.parted',
                $part,
                after: ['parent_id' => $deposit->id, 'amount_cents' => $part->amount_cents, 'client_id' => $part->client_id],
                actorId: $user->id,
            );
        }
        $this->notifier->decided($deposit);
        $this->notifier->waits(...$made);

        return $made;
    }
}
