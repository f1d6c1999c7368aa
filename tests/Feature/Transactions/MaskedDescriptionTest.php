<?php

declare(strict_types=1);

namespace Tests\Feature\Transactions;

use App\Enums\StaffRole;
use App\Models\Transaction;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Tests\Support\ReceivesDeposits;
use Tests\TestCase;

final class MaskedDescriptionTest extends TestCase
{
    use ReceivesDeposits, RefreshDatabase;

    public function test_payer_addresses_are_masked_without_the_contact_ability(): void
    {
        $this->receive('PayID emma.walsh@example.com 0491 570 156');
        $this->actingAs(User::factory()->withRole(StaffRole::RiskAnalyst)->createOne());

        foreach (['/transactions', '/transactions/'.Transaction::query()->sole()->id] as $path) {
            $answer = (string) $this->get($path)->assertOk()->getContent();
            $this->assertStringContainsString('@example.com', $answer);
            $this->assertStringNotContainsString('emma.walsh', $answer);
            $this->assertStringNotContainsString('570 156', $answer);
        }
    }
}
