<?php

declare(strict_types=1);

namespace App\Domain\Withdrawals;

use App\Enums\WithdrawalStatus;
use App\Infrastructure\Database\PreparedSql;
use App\Models\User;
use App\Models\Withdrawal;
use LogicException;

/**
 * Marks a withdrawal as checked or approved, with the user and time. Prepared statements instead of Eloquent for speed; MonthlyStats
 * needs no call, because only paid withdrawals count.
 */
final readonly class WithdrawalTransitions
{
    private const TAKE = [
        'checked' => 'update withdrawals set status = ?, checked_by = ?, checked_at = ?, updated_at = ? where id = ? and status = ?',
        'approved' => 'update withdrawals set status = ?, approved_by = ?, approved_at = ?, updated_at = ? where id = ? and status = ?',
    ];

    public function __construct(private PreparedSql $sql) {}

    /**
     * @param  Withdrawal  $held  locked by {@see LockedWithdrawal}
     * @param  WithdrawalStatus::Checked|WithdrawalStatus::Approved  $to
     */
    public function take(Withdrawal $held, WithdrawalStatus $to, User $by): void
    {
        $now = now()->format('Y-m-d H:i:s');
        $this->sql->attach();
        if ($this->sql->change(self::TAKE[$to->value], [$to->value, $by->id, $now, $now, $held->id, $held->status->value]) !== 1) {
            throw new LogicException('The withdrawal was not locked.');
        }
        $held->setRawAttributes([
            ...$held->getAttributes(), 'status' => $to->value, "{$to->value}_by" => $by->id, "{$to->value}_at" => $now, 'updated_at' => $now,
        ], sync: true);
    }
}
