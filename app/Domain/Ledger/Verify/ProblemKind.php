<?php

declare(strict_types=1);

namespace App\Domain\Ledger\Verify;

enum ProblemKind: string
{
    case MissingRow = 'missing_row';
    case CutOff = 'cut_off';
    case Altered = 'altered';
    case BrokenChain = 'broken_chain';
    case Rewritten = 'rewritten';
    case Unbalanced = 'unbalanced';
    case StrayEntry = 'stray_entry';
    case WrongReversal = 'wrong_reversal';
    case AccountBalance = 'account_balance';
    case Overdrawn = 'overdrawn';
    case ClientBalance = 'client_balance';
    case SiteBalance = 'site_balance';
    case TransactionRow = 'transaction_row';
    case TransactionStatus = 'transaction_status';
    case TransactionEffect = 'transaction_effect';
    case TransactionAmount = 'transaction_amount';
    case ClientEffects = 'client_effects';
    case Held = 'held';
    case Suspense = 'suspense';
    case Transit = 'transit';
    case Source = 'source';
    case Bookmakers = 'bookmakers';
    case Day = 'day';

    public function label(): string
    {
        return match ($this) {
            self::MissingRow => 'Ledger transactions are missing',
            self::CutOff => 'The end of the ledger was cut off',
            self::Altered => 'Ledger transactions were changed after posting',
            self::BrokenChain => 'The hash chain is broken',
            self::Rewritten => 'The ledger was rewritten since an earlier check',
            self::Unbalanced => 'Ledger transactions do not sum to zero',
            self::StrayEntry => 'Entries without a ledger transaction',
            self::WrongReversal => 'Reversals do not undo their original',
            self::AccountBalance => 'Ledger account balances differ from their entries',
            self::Overdrawn => 'Accounts are below zero',
            self::ClientBalance => 'Client balances differ from the ledger',
            self::SiteBalance => 'Site account balances differ from the ledger',
            self::TransactionRow => 'Ledger transactions without a matching business transaction',
            self::TransactionStatus => 'Transaction statuses differ from the ledger',
            self::TransactionEffect => 'Transaction effects differ from the ledger',
            self::TransactionAmount => 'Transaction amounts differ from the ledger',
            self::ClientEffects => 'Client transactions do not add up to the balance',
            self::Held => 'Held balances differ from the open withdrawals',
            self::Suspense => 'Unallocated money differs from the open deposits',
            self::Transit => 'Money in transit differs from the sent transfers',
            self::Source => 'Records differ from their transactions',
            self::Bookmakers => 'Money at the bookmakers differs from the bets',
            self::Day => 'Daily transaction totals are wrong',
        };
    }
}
