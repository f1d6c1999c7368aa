<?php

declare(strict_types=1);

namespace Tests\Unit\Intake;

use App\Support\PaymentDescription;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class PaymentDescriptionTest extends TestCase
{
    /** @return iterable<string, array{string, ?string, ?string}> */
    public static function descriptions(): iterable
    {
        yield 'the pattern' => ['Payment from Emma Walsh 48213', 'Emma Walsh', '48213'];
        yield 'as banks shout' => ['PAYMENT FROM EMMA WALSH 48213', 'EMMA WALSH', '48213'];
        yield 'one name' => ['Payment from Walsh 1', 'Walsh', '1'];
        yield 'accents and apostrophes' => ["Payment from Zoë D’Arcy-O'Neil 00042", "Zoë D’Arcy-O'Neil", '00042'];
        yield 'other scripts' => ['Payment from 王小明 77', '王小明', '77'];
        yield 'white space of every kind' => ["  Payment  from\tEmma\u{00A0}Walsh   48213 \n", 'Emma Walsh', '48213'];
        yield 'digits in the name' => ['Payment from 4 Brothers Pty Ltd 9921', '4 Brothers Pty Ltd', '9921'];
        yield 'only the last digits are the reference' => ['Payment from Emma Walsh 12 48213', 'Emma Walsh 12', '48213'];
        yield 'a mobile number with spaces' => ['Payment from Leo Wang 0412 345 678', 'Leo Wang', '0412345678'];
        yield 'a mobile number with a country code' => ['Payment from Leo Wang +61 412 345 678', 'Leo Wang', '61412345678'];
        yield 'a mobile number before the digits' => ['Payment from Leo Wang 0412 345 678 48213', 'Leo Wang 0412345678', '48213'];
        yield 'digits grown to the name' => ['Payment from Emma Walsh48213', null, null];
        yield 'no digits' => ['Payment from Emma Walsh', null, null];
        yield 'no name' => ['Payment from 48213', null, null];
        yield 'a number for a name' => ['Payment from 12 48213', null, null];
        yield 'something behind the digits' => ['Payment from Emma Walsh 48213 thanks', null, null];
        yield 'something before the pattern' => ['OSKO Payment from Emma Walsh 48213', null, null];
        yield 'another payment' => ['Transfer to Emma Walsh 48213', null, null];
        yield 'nothing' => ['', null, null];
        yield 'bytes that are no text' => ["Payment from Emma \xC3 Walsh 48213", 'Emma ? Walsh', '48213'];
    }

    #[DataProvider('descriptions')]
    public function test_the_payer_and_the_digits_are_read_from_the_description(string $description, ?string $payer, ?string $reference): void
    {
        $parsed = PaymentDescription::parse($description);

        $this->assertSame([$payer, $reference], [$parsed->payerName, $parsed->reference]);
    }
}
