<?php

declare(strict_types=1);

namespace Tests\Feature\Payments;

use App\Domain\Payments\AbaFile;
use App\Domain\Payments\AbaPayment;
use App\Domain\Payments\AbaSender;
use App\Domain\Payments\AbaText;
use App\Domain\Payments\AbaValidator;
use App\Support\OperationRefusedException;
use Carbon\CarbonImmutable;
use LogicException;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** The bank's file byte by byte. */
final class AbaFileTest extends TestCase
{
    public function test_file_has_the_bytes_of_the_direct_entry_format(): void
    {
        $file = self::write([
            new AbaPayment('063-000', '12345678', 125_050, 'Zoë Müller-O’Brien & Søns', 'WD-1001'),
            new AbaPayment('802-985', '987654321', 1, 'Ng Łukasz Straße', 'thank you, zoë'),
        ]);

        $this->assertSame(implode("\r\n", [
            '0                 01CBA       PADDOCK PTY LTD           301500WITHDRAWALS 231126                                        ',
            "1063-000 12345678 500000125050ZOE MULLER-O'BRIEN & SONS       WD-1001           062-000 12345678PADDOCK         00000000",
            '1802-985987654321 500000000001NG LUKASZ STRASSE               THANK YOU, ZOE    062-000 12345678PADDOCK         00000000',
            '1062-000 12345678 130000125051PADDOCK PTY LTD                 WITHDRAWALS       062-000 12345678PADDOCK         00000000',
            '7999-999            000000000000001250510000125051                        000003                                        ',
            '',
        ]), $file);
        foreach (array_slice(explode("\r\n", $file), 0, -1) as $line) {
            $this->assertSame(120, strlen($line));
        }
        $totals = AbaValidator::totals($file, 2, 125_051);
        $this->assertSame([125_051, 125_051, 0, 3], array_values($totals));
    }

    public function test_net_is_the_credit_without_a_balancing_line(): void
    {
        $file = self::write([new AbaPayment('063-000', '1', 250, 'A', 'B')], isBalanced: false);

        $lines = explode("\r\n", $file);
        $this->assertCount(4, $lines);
        $this->assertStringStartsWith('1063-000        1 500000000250A ', $lines[1]);
        $this->assertSame('7999-999            000000025000000002500000000000                        000001                                        ', $lines[2]);
        $this->assertSame(250, AbaValidator::totals($file, 1, 250)['net_cents']);
    }

    /** @return iterable<string, array{string, int, string}> */
    public static function texts(): iterable
    {
        yield 'umlauts' => ['Jürgen Weiß', 32, 'JURGEN WEISS'];
        yield 'an ampersand' => ['Smith & Sons', 32, 'SMITH & SONS'];
        yield 'a curly apostrophe' => ['O’Neill', 32, "O'NEILL"];
        yield 'another script' => ['Иван Петров', 32, 'IVAN PETROV'];
        yield 'signs that no bank knows' => ['A<B>; C"D|E', 32, 'A B C D E'];
        yield 'line breaks that would forge a line' => ["Evil\r\n7999-999", 32, 'EVIL 7999-999'];
        yield 'a long name' => [str_repeat('Longname ', 8), 32, 'LONGNAME LONGNAME LONGNAME LONGN'];
        yield 'cut at a space' => ['Abcdefghijklmnopq Rst', 18, 'ABCDEFGHIJKLMNOPQ'];
        yield 'nothing left' => ['😀', 18, ''];
        yield 'spaces around' => ['   x   y ', 18, 'X Y'];
    }

    #[DataProvider('texts')]
    public function test_text_is_brought_into_the_banks_characters(string $text, int $length, string $expected): void
    {
        $this->assertSame($expected, AbaText::fit($text, $length));
        $this->assertTrue(AbaText::isCarried($expected));
    }

    /** @return iterable<string, array{list<AbaPayment>, string}> */
    public static function impossible(): iterable
    {
        yield 'no payment' => [[], 'The batch has no payments'];
        yield 'an amount of nothing' => [[new AbaPayment('063-000', '1', 0, 'A', 'B')], 'does not fit'];
        yield 'a negative amount' => [[new AbaPayment('063-000', '1', -5, 'A', 'B')], 'does not fit'];
        yield 'an amount of eleven digits' => [[new AbaPayment('063-000', '1', 10_000_000_000, 'A', 'B')], 'at most $99,999,999.99'];
        yield 'a total of eleven digits' => [[new AbaPayment('063-000', '1', 9_999_999_999, 'A', 'B'), new AbaPayment('063-000', '1', 1, 'A', 'B')], 'at most $99,999,999.99'];
        yield 'an account of ten digits' => [[new AbaPayment('063-000', '1234567890', 5, 'A', 'B')], 'Pay it manually'];
        yield 'an account with a letter' => [[new AbaPayment('063-000', '12X', 5, 'A', 'B')], 'Pay it manually'];
        yield 'a BSB without its hyphen' => [[new AbaPayment('063000', '12', 5, 'A', 'B')], 'Pay it manually'];
        yield 'a BSB with a line break' => [[new AbaPayment("063-000\n", '12', 5, 'A', 'B')], 'Pay it manually'];
        yield 'a name without a letter' => [[new AbaPayment('063-000', '12', 5, '😀', 'B')], 'no letter'];
    }

    /** @param  list<AbaPayment>  $payments */
    #[DataProvider('impossible')]
    public function test_batch_that_no_bank_accepts_is_refused(array $payments, string $message): void
    {
        $this->expectException(OperationRefusedException::class);
        $this->expectExceptionMessage($message);

        self::write($payments);
    }

    public function test_the_largest_total_fits(): void
    {
        $file = self::write([new AbaPayment('063-000', '1', 9_999_999_998, 'A', 'B'), new AbaPayment('063-000', '1', 1, 'A', 'B')]);

        $this->assertSame(9_999_999_999, AbaValidator::totals($file, 2, 9_999_999_999)['credit_cents']);
    }

    public function test_settings_that_no_bank_gave_are_named(): void
    {
        $this->expectException(OperationRefusedException::class);
        $this->expectExceptionMessage('PAYMENT_FILE_USER_ID');

        AbaFile::write(
            new AbaSender('CBA', 'PADDOCK', '15', 'WITHDRAWALS', 'PADDOCK', '062-000', '12345678', true),
            CarbonImmutable::parse('2026-11-23'),
            [new AbaPayment('063-000', '1', 5, 'A', 'B')],
        );
    }

    /** @return iterable<string, array{callable(string): string}> */
    public static function tampered(): iterable
    {
        yield 'another amount' => [static fn (string $file): string => str_replace('500000000250', '500000000251', $file)];
        yield 'another total' => [static fn (string $file): string => str_replace('0000000250000000025', '0000000250000000026', $file)];
        yield 'a line less' => [static fn (string $file): string => (string) preg_replace('/^1.*\r\n/m', '', $file, 1)];
        yield 'a line twice' => [static fn (string $file): string => (string) preg_replace('/^(1063.*\r\n)/m', '$1$1', $file, 1)];
        yield 'a shorter line' => [static fn (string $file): string => str_replace('00000000'."\r\n7", '0000000'."\r\n7", $file)];
        yield 'no last line break' => [static fn (string $file): string => rtrim($file)];
        yield 'nothing at all' => [static fn (string $file): string => ''];
        yield 'small letters' => [static fn (string $file): string => str_replace('PADDOCK', 'Paddock', $file)];
    }

    /** @param  callable(string): string  $tamper */
    #[DataProvider('tampered')]
    public function test_file_that_differs_from_its_batch_is_not_exported(callable $tamper): void
    {
        $file = $tamper(self::write([new AbaPayment('063-000', '12345678', 250, 'A', 'B')]));

        $this->expectException(LogicException::class);
        AbaValidator::totals($file, 1, 250);
    }

    public function test_the_file_of_another_batch_never_leaves(): void
    {
        $file = self::write([new AbaPayment('063-000', '12345678', 250, 'A', 'B')]);

        $this->expectException(LogicException::class);
        AbaValidator::totals($file, 2, 250);
    }

    /** @param  list<AbaPayment>  $payments */
    private static function write(array $payments, bool $isBalanced = true): string
    {
        return AbaFile::write(
            new AbaSender('CBA', 'Paddock Pty Ltd', '301500', 'Withdrawals', 'Paddock', '062-000', '12345678', $isBalanced),
            CarbonImmutable::parse('2026-11-23'),
            $payments,
        );
    }
}
