<?php

declare(strict_types=1);

namespace App\Enums;

/** Type of a transaction; the labels are the specification's. */
enum TransactionType: string
{
    use PlainLabel;

    case Deposit = 'deposit';
    case Withdrawal = 'withdrawal';
    case Bet = 'bet';
    case BonusBet = 'bonus_bet';
    case BoostedBet = 'boosted_bet';
    case Bonus = 'bonus';
    case Transfer = 'transfer';
    case Adjustment = 'adjustment';
    case Fee = 'fee';
    case Reversal = 'reversal';
}
