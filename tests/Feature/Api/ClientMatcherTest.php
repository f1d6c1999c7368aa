<?php

declare(strict_types=1);

namespace Tests\Feature\Api;

use App\Domain\Intake\ClientMatcher;
use App\Enums\ClientStatus;
use App\Models\Client;
use App\Support\PaymentDescription;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\TestCase;

final class ClientMatcherTest extends TestCase
{
    use RefreshDatabase;

    #[TestWith(['Emma', 'Walsh', 'Payment from EMMA WALSH 123'])]
    #[TestWith(['Zoë', "D'Arcy-O'Neil", 'Payment from Zoe DArcy Oneil 123'])]
    #[TestWith(['Mei-Lin', 'Chen', 'Payment from Mei Lin Chen 123'])]
    #[TestWith(['Jan', 'van der Berg', 'Payment from JAN VAN DER BERG 1'])]
    #[TestWith(['John', 'John', 'Payment from John John 5'])]
    public function test_the_full_name_of_exactly_one_client_is_certain(string $first, string $last, string $description): void
    {
        $client = Client::factory()->createOne(['first_name' => $first, 'last_name' => $last, 'pin' => '70001']);
        Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walshe', 'pin' => '70002']);

        $this->assertSame($client->id, $this->match($description));
    }

    #[TestWith(['Payment from Walsh 123'])]
    #[TestWith(['Payment from Walsh Emma 123'])]
    #[TestWith(['Payment from Emma J Walsh 123'])]
    #[TestWith(['Payment from Emma Walsh'])]
    #[TestWith(['Payment from Emm Wal 123'])]
    public function test_name_that_is_not_the_full_name_is_not_matched(string $description): void
    {
        Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '70001']);

        $this->assertNull($this->match($description));
    }

    public function test_clients_with_the_same_name_are_distinguished_by_the_pin_only(): void
    {
        Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '70001']);
        $second = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '70002']);

        $this->assertNull($this->match('Payment from Emma Walsh 123'));
        $this->assertSame($second->id, $this->match('Payment from Emma Walsh 70002'));
    }

    public function test_the_pin_counts_only_together_with_the_surname(): void
    {
        $client = Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'van der Berg', 'pin' => '70001']);

        $this->assertSame($client->id, $this->match('Payment from E J VAN DER BERG 70001'));
        $this->assertNull($this->match('Payment from E J BERG 70001'));
        $this->assertNull($this->match('Payment from Emma Walsh 70001'));
    }

    public function test_a_pin_and_a_name_that_contradict_each_other_are_not_certain(): void
    {
        Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '70001']);
        Client::factory()->createOne(['first_name' => 'Tom', 'last_name' => 'Walsh', 'pin' => '70002']);

        $this->assertNull($this->match('Payment from Emma Walsh 70002'));
    }

    public function test_closed_and_deleted_clients_are_never_matched(): void
    {
        Client::factory()->createOne(['first_name' => 'Emma', 'last_name' => 'Walsh', 'pin' => '70001', 'status' => ClientStatus::Closed]);
        Client::factory()->createOne(['first_name' => 'Tom', 'last_name' => 'Reid', 'pin' => '70002'])->delete();

        $this->assertNull($this->match('Payment from Emma Walsh 70001'));
        $this->assertNull($this->match('Payment from Tom Reid 70002'));
    }

    private function match(string $description): ?int
    {
        return app(ClientMatcher::class)->match(PaymentDescription::parse($description))?->id;
    }
}
