<?php

declare(strict_types=1);

namespace Tests\Feature\Ledger;

use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\LedgerVerification;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\ReadsPages;
use Tests\TestCase;

final class LedgerLineTest extends TestCase
{
    use ReadsPages, RefreshDatabase;

    #[TestWith([StaffRole::PaymentsManager])]
    #[TestWith([StaffRole::Developer])]
    public function test_roles_that_handle_money_see_whether_the_ledger_adds_up(StaffRole $role): void
    {
        $this->actingAs(User::factory()->withRole($role)->createOne());

        $this->inertia(route('dashboard'))->assertJsonPath('props.ledger.state', 'never');
        Artisan::call('ledger:verify');
        $this->inertia(route('dashboard'))->assertJsonPath('props.ledger.state', 'adds_up')->assertJsonPath('props.ledger.checked_at', now()->toIso8601ZuluString());
        LedgerVerification::query()->update(['finished_at' => now()->subHours(27)]);
        $this->inertia(route('dashboard'))->assertJsonPath('props.ledger.state', 'late');
        LedgerVerification::query()->create(['started_at' => now()->subHours(2)]);
        $this->inertia(route('dashboard'))->assertJsonPath('props.ledger.state', 'broke_off');
    }

    public function test_problems_stay_visible_while_the_next_check_runs(): void
    {
        $client = Client::factory()->createOne();
        DB::table('clients')->where('id', $client->id)->update(['balance_cents' => 5]);
        Artisan::call('ledger:verify');
        LedgerVerification::query()->create(['started_at' => now()]);

        $this->actingAs(User::factory()->withRole(StaffRole::PaymentsManager)->createOne());

        $this->inertia(route('dashboard'))
            ->assertJsonPath('props.ledger.state', 'problems')->assertJsonPath('props.ledger.problems_count', 2)
            ->assertJsonPath('props.ledger.problems.0.kind', 'client_balance')
            ->assertJsonPath('props.ledger.problems.0.examples', ["Client {$client->id}: expected a balance of \$0.00, as in the ledger, found \$0.05."]);
    }

    #[TestWith([StaffRole::PaymentsOfficer])]
    #[TestWith([StaffRole::AccountManager])]
    public function test_other_users_are_not_updated(StaffRole $role): void
    {
        $this->actingAs(User::factory()->withRole($role)->createOne());

        $this->inertia(route('dashboard'))->assertJsonPath('props.ledger', null);
    }
}
