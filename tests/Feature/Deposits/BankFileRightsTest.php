<?php

declare(strict_types=1);

namespace Tests\Feature\Deposits;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Inertia\Testing\AssertableInertia;
use App\Infrastructure\Impersonation\CurrentImpersonation;
use App\Models\Deposit;
use App\Models\Impersonation;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\TestWith;
use Tests\Support\ImportsBankFiles;
use Tests\TestCase;

/** Rights to import bank files. */
final class BankFileRightsTest extends TestCase
{
    use ImportsBankFiles, RefreshDatabase;

    public function test_access_needs_the_ability(): void
    {
        $this->actingAs(User::factory()->withAbilities(Ability::ViewTransactions)->createOne());

        $this->get('/deposits/bank-files')->assertForbidden();
        $this->check($this->fixture('commbank.csv'))->assertForbidden();
        $this->import($this->fixture('commbank.csv'))->assertForbidden();
        $this->assertSame(0, Deposit::query()->count());
    }

    #[TestWith([StaffRole::AccountManager])]
    #[TestWith([StaffRole::RiskAnalyst])]
    public function test_viewers_of_deposits_cannot_import_bank_files(StaffRole $role): void
    {
        $this->actingAs(User::factory()->withRole($role)->createOne());

        $this->get('/deposits/bank-files')->assertOk()->assertInertia(static fn (AssertableInertia $page) => $page->where('can_import', false)->etc());
        $this->check($this->fixture('commbank.csv'))->assertForbidden();
        $this->import($this->fixture('commbank.csv'))->assertForbidden();
        $this->assertSame(0, Deposit::query()->count());
    }

    public function test_bank_files_are_not_imported_while_impersonating(): void
    {
        $impersonation = Impersonation::create([
            'actor_id' => User::factory()->withRole(StaffRole::Developer)->createOne()->id,
            'target_id' => $this->officer->id,
            'reason' => 'Support',
            'actor_security_version' => 1,
            'started_at' => now(),
        ]);
        $this->withSession([CurrentImpersonation::SESSION_KEY => $impersonation->id]);

        $this->get('/deposits/bank-files')->assertOk()->assertInertia(static fn (AssertableInertia $page) => $page->where('can_import', false)->etc());
        $this->check($this->fixture('commbank.csv'))->assertForbidden();
        $this->import($this->fixture('commbank.csv'))->assertForbidden();
        $this->assertSame(0, Deposit::query()->count());
    }
}
