<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Models\Client;
use App\Services\Deposits\PayerDifference;
use App\Services\Intake\PaymentDescription;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\Matching\LabelledDeposits;
use Tests\TestCase;

final class PayerDifferenceTest extends TestCase
{
    use RefreshDatabase;

    private const PAYMENTS = 1_000;

    #[TestWith(['John Walsh Plumbing Pty Ltd'])]
    #[TestWith(['Walsh Family Trust c/- John'])]
    #[TestWith(['JOHN WALSH SMSF'])]
    #[TestWith(['Mary Walsh and John Smith'])]
    #[TestWith(['John Brown and Mary Walsh'])]
    #[TestWith(['John Brown & M Walsh'])]
    #[TestWith(['Mary & Peter Walsh'])]
    #[TestWith(['M & P Walsh'])]
    #[TestWith(['Mary Walsh'])]
    #[TestWith(['P J Walsh'])]
    #[TestWith(['John Smith'])]
    #[TestWith(['Mary Walsh, John Smith'])]
    #[TestWith(['Walsh, Mary, John Smith'])]
    #[TestWith(['John Smith; Mary Walsh'])]
    #[TestWith(['Mary Walsh obo John'])]
    #[TestWith(['Mary Walsh on behalf of John Walsh'])]
    #[TestWith(['Mary Walsh ATF John Walsh'])]
    #[TestWith(['Estate of John Walsh'])]
    #[TestWith(['John Walsh & Sons'])]
    #[TestWith(['John Walsh Builders'])]
    public function test_somebody_else_is_noticed(string $payer): void
    {
        $this->assertTrue(PayerDifference::between($payer, $this->john()));
    }

    #[TestWith([null])]
    #[TestWith(['John Walsh'])]
    #[TestWith(['WALSH JOHN'])]
    #[TestWith(['John Michael Walsh'])]
    #[TestWith(['Jack Walsh'])]
    #[TestWith(['J Walsh'])]
    #[TestWith(['Mr J M Walsh'])]
    #[TestWith(['MR JOHN WALSH & MRS MARY WALSH'])]
    #[TestWith(['John and Mary Walsh'])]
    #[TestWith(['Mary & John M Walsh'])]
    #[TestWith(['J & M WALSH'])]
    #[TestWith(['WALSH M & J'])]
    #[TestWith(['Mary Smith and John Walsh'])]
    #[TestWith(['Walsh, John'])]
    #[TestWith(['WALSH, MR JOHN MICHAEL'])]
    #[TestWith(['John, Walsh'])]
    #[TestWith(['Smith, Mary; Walsh, John'])]
    #[TestWith(['Mary Smith, John Walsh'])]
    #[TestWith(['Walsh, Mary, John'])]
    #[TestWith(['John Walsh, '])]
    public function test_the_client_alone_or_with_somebody_is_no_difference(?string $payer): void
    {
        $this->assertFalse(PayerDifference::between($payer, $this->john()));
    }

    public function test_of_labelled_payments_none_that_bears_the_clients_name_is_called_anothers(): void
    {
        $payments = new LabelledDeposits(200);
        $own = $others = 0;
        $falseAlarms = $unnoticed = [];
        for ($i = 0; $i < self::PAYMENTS; $i++) {
            [$description, , $client] = $payments->next();
            $payer = PaymentDescription::parse($description)->payerName;
            if ($payer === null) {
                continue;
            }
            $isOwn = in_array(mb_strtolower($payer), array_map(mb_strtolower(...), [
                $client->full_name, "{$client->last_name} {$client->first_name}", mb_substr($client->first_name, 0, 1)." {$client->last_name}",
            ]), true);
            $isDifferent = PayerDifference::between($payer, $client);
            $isOwn ? $own++ : $others++;
            if ($isOwn && $isDifferent) {
                $falseAlarms[] = $payer;
            }
            if (! $isOwn && ! $isDifferent) {
                $unnoticed[] = "{$payer} for {$client->full_name}";
            }
        }

        $this->assertGreaterThan(700, $own);
        $this->assertGreaterThan(50, $others);
        $this->assertSame([[], []], [$falseAlarms, $unnoticed]);
    }

    private function john(): Client
    {
        return Client::factory()->makeOne(['first_name' => 'John', 'last_name' => 'Walsh', 'preferred_name' => 'Jack']);
    }
}
