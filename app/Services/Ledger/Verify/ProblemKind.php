<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

/** What can be wrong with the ledger. */
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
            self::Altered => 'Ledger transactions were altered',
            self::BrokenChain => 'The hash chain is broken',
            self::Rewritten => 'The ledger was rewritten since an earlier check',
            self::Unbalanced => 'Ledger transactions do not sum to zero',
            self::StrayEntry => 'Entries belong to no ledger transaction',
            self::WrongReversal => 'Reversals do not undo their original',
            self::AccountBalance => 'Balances of ledger accounts differ from their entries',
            self::Overdrawn => 'Accounts are below zero',
            self::ClientBalance => 'Balances of clients differ from the ledger',
            self::SiteBalance => 'Balances of site accounts differ from the ledger',
            self::TransactionRow => 'Transactions and ledger transactions do not belong together',
            self::TransactionStatus => 'Transactions have another status than the ledger',
            self::TransactionEffect => 'Transactions state another effect than the ledger',
            self::TransactionAmount => 'Transactions state another amount than the ledger',
            self::ClientEffects => 'The transactions of clients do not add up to their balance',
            self::Held => 'Held money differs from the withdrawals waiting',
            self::Suspense => 'Money not allotted differs from the deposits waiting',
            self::Transit => 'Money under way differs from the transfers sent',
            self::Source => 'Deposits, withdrawals, transfers and the like stand differently from their transactions',
            self::Bookmakers => 'Money with the bookmakers differs from the bets',
            self::Day => 'Days of transactions are added up wrongly',
        };
    }
}
