<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Enums\StaffRole;
use App\Models\Adjustment;
use App\Models\Client;
use App\Models\User;
use Illuminate\Testing\TestResponse;
use Symfony\Component\HttpFoundation\Response;

/** A client with $100.00, an officer who requests an adjustment, and a manager who approves it. */
trait AsksForAdjustments
{
    private Client $client;

    private User $officer;

    private User $manager;

    protected function setUp(): void
    {
        parent::setUp();

        $this->client = Client::factory()->createOne();
        $this->transaction($this->client, 10_000);
        $this->officer = User::factory()->withRole(StaffRole::PaymentsOfficer)->createOne(['first_name' => 'Olive', 'last_name' => 'Officer']);
        $this->manager = User::factory()->withRole(StaffRole::PaymentsManager)->createOne(['first_name' => 'Mal', 'last_name' => 'Manager']);
    }

    /**
     * @param  array<string, mixed>  $more
     * @return TestResponse<Response>
     */
    private function ask(array $more = [], ?User $by = null): TestResponse
    {
        return $this->actingAs($by ?? $this->officer)->post('/transactions/adjustments', [
            'client_id' => (string) $this->client->id, 'kind' => 'credit', 'amount' => '25.50', 'reason' => 'Goodwill for ticket 812', ...$more,
        ]);
    }

    /**
     * @param  array<string, mixed>  $body
     * @return TestResponse<Response>
     */
    private function decide(Adjustment $adjustment, array $body = ['status' => 'approved']): TestResponse
    {
        return $this->actingAs($this->manager)->put("/transactions/adjustments/{$adjustment->id}", $body);
    }
}
