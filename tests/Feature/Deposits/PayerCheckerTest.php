<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Domain\Deposits\PayerChecker;
use App\Domain\People\PersonName;
use App\Support\PaymentDescription;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\Matching\LabelledDeposits;
use Tests\TestCase;

final class PayerCheckerTest extends TestCase
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
    public function test_other_payer_is_noticed(string $payer): void
    {
        $this->assertTrue(PayerChecker::isOther($payer, $this->john()));
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
    public function test_client_or_their_joint_account_is_not_another_payer(?string $payer): void
    {
        $this->assertFalse(PayerChecker::isOther($payer, $this->john()));
    }

    public function test_labelled_payments_with_the_clients_name_are_not_other_payers(): void
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
            $isDifferent = PayerChecker::isOther($payer, PersonName::ofClient($client));
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

    private function john(): PersonName
    {
        return PersonName::of('John', 'Walsh', 'Jack');
    }
}
