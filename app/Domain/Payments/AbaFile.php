<?php

declare(strict_types=1);

namespace App\Domain\Payments;

use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;

/**
 * Writes a payment file in the Australian direct entry format, called ABA or Cemtex.
 *
 * Lines of 120 characters, each ended by CRLF: one of type 0 (sender, date), one of type 1 for each payment, one of type 7 (totals).
 * Source: BECS Procedures of the Australian Payments Network (direct entry file), repeated in banks' guides such as Westpac's
 * "Australian Direct Entry file format" (December 2006) and Cemtex's "ABA Format File Details". Amounts are cents without a sign.
 */
final readonly class AbaFile
{
    public const LINE_LENGTH = 120;

    /** Ten digits, in lines and totals. */
    public const MOST_CENTS = 9_999_999_999;

    public const ACCOUNT_LENGTH = 9;

    private const CREDIT = '50';

    private const DEBIT = '13';

    private const END = "\r\n";

    /**
     * @param  CarbonImmutable  $valueOn  the day on which the bank pays
     * @param  list<AbaPayment>  $payments
     *
     * @throws OperationRefusedException when the bank would refuse the file; the message names the payment or setting
     */
    public static function write(AbaSender $sender, CarbonImmutable $valueOn, array $payments): string
    {
        $total = array_sum(array_map(static fn (AbaPayment $payment): int => $payment->cents, $payments));
        if ($payments === []) {
            throw new OperationRefusedException('The batch has no payments. Add withdrawals first.');
        }
        if ($total > self::MOST_CENTS) {
            throw new OperationRefusedException('A bank file can have at most $99,999,999.99. Make two batches.');
        }
        self::checkSender($sender);

        $lines = array_map(static fn (AbaPayment $payment): string => self::detail($sender, self::CREDIT, $payment), $payments);
        if ($sender->isBalanced) {
            $lines[] = self::detail(
                $sender,
                self::DEBIT,
                new AbaPayment($sender->traceBsb, $sender->traceAccount, $total, $sender->userName, $sender->description),
            );
        }

        return implode(self::END, [
            self::descriptive($sender, $valueOn),
            ...$lines,
            self::totals($total, $sender->isBalanced ? $total : 0, count($lines)),
        ]).self::END;
    }

    /** Whether the direct entry system can pay this account. */
    public static function reaches(?string $bsb, ?string $number): bool
    {
        return preg_match('/\A\d{3}-\d{3}\z/', (string) $bsb) === 1 && preg_match('/\A\d{1,'.self::ACCOUNT_LENGTH.'}\z/', (string) $number) === 1;
    }

    private static function descriptive(AbaSender $sender, CarbonImmutable $valueOn): string
    {
        return '0'.str_repeat(' ', 17).'01'.self::left($sender->bank, 3).str_repeat(' ', 7).self::left($sender->userName, 26)
            .$sender->userId.self::left($sender->description, 12).$valueOn->format('dmy').str_repeat(' ', 40);
    }

    private static function detail(AbaSender $sender, string $code, AbaPayment $payment): string
    {
        if (! self::reaches($payment->bsb, $payment->number)) {
            throw new OperationRefusedException("The account of {$payment->title} has no BSB and account number that fit a bank file. Pay it manually.");
        }
        if ($payment->cents < 1 || $payment->cents > self::MOST_CENTS) {
            throw new OperationRefusedException("The amount for {$payment->title} does not fit into a bank file.");
        }
        if (AbaText::fit($payment->title, AbaText::TITLE_LENGTH) === '') {
            throw new OperationRefusedException("The name “{$payment->title}” has no letters that fit a bank file. Pay it manually.");
        }

        return '1'.$payment->bsb.self::right($payment->number, self::ACCOUNT_LENGTH).' '.$code.self::digits($payment->cents, 10)
            .self::left($payment->title, AbaText::TITLE_LENGTH).self::left($payment->reference, AbaText::REFERENCE_LENGTH)
            .$sender->traceBsb.self::right($sender->traceAccount, self::ACCOUNT_LENGTH).self::left($sender->remitter, 16).self::digits(0, 8);
    }

    private static function totals(int $credit, int $debit, int $lines): string
    {
        return '7999-999'.str_repeat(' ', 12).self::digits(abs($credit - $debit), 10).self::digits($credit, 10).self::digits($debit, 10)
            .str_repeat(' ', 24).self::digits($lines, 6).str_repeat(' ', 40);
    }

    private static function checkSender(AbaSender $sender): void
    {
        $wrong = match (true) {
            preg_match('/\A[A-Z]{3}\z/', $sender->bank) !== 1 => 'PAYMENT_FILE_BANK must be three capital letters, such as CBA',
            preg_match('/\A\d{6}\z/', $sender->userId) !== 1 => 'PAYMENT_FILE_USER_ID must be six digits',
            ! self::reaches($sender->traceBsb, $sender->traceAccount) => 'PAYMENT_FILE_TRACE_BSB and PAYMENT_FILE_TRACE_ACCOUNT must be an account, such as 062-000 and 12345678',
            in_array(
                '',
                array_map(static fn (string $text): string => AbaText::fit($text, 12), [
                    $sender->userName,
                    $sender->description,
                    $sender->remitter,
                ]),
                true,
            ) => 'PAYMENT_FILE_USER_NAME, PAYMENT_FILE_DESCRIPTION and PAYMENT_FILE_REMITTER must not be empty',
            default => null,
        };
        if ($wrong !== null) {
            throw new OperationRefusedException("The settings of bank files are incomplete: {$wrong}. Contact a developer.");
        }
    }

    private static function left(string $text, int $width): string
    {
        return str_pad(AbaText::fit($text, $width), $width);
    }

    private static function right(string $digits, int $width): string
    {
        return str_pad($digits, $width, ' ', STR_PAD_LEFT);
    }

    private static function digits(int $value, int $width): string
    {
        return str_pad((string) $value, $width, '0', STR_PAD_LEFT);
    }
}
