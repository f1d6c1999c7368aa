<?php

declare(strict_types=1);

namespace Tests\Feature\Shell;

use App\Enums\Ability;
use App\Enums\CertificationStatus;
use App\Enums\StaffRole;
use App\Models\Certification;
use App\Models\CertificationType;
use App\Models\Client;
use App\Models\User;
use Illuminate\Foundation\Testing\RefreshDatabase;
use Illuminate\Http\Request;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Facades\Route;
use Tests\TestCase;

final class SharedPropsTest extends TestCase
{
    use RefreshDatabase;

    /** Abilities, pending certifications, counters. */
    private const SHARED_QUERIES = 3;

    public function test_page_has_the_user_and_every_ability(): void
    {
        $user = User::factory()->withRole(StaffRole::RiskAnalyst)->createOne();

        $this->actingAs($user)->get(route('design'))->assertInertia(fn ($page) => $page
            ->where('auth.user.full_name', $user->full_name)
            ->where('auth.user.can.riskCheckClients', true)
            ->where('auth.user.can.viewUsers', false)
            ->where('auth.user.can.impersonating', false)
            ->has('auth.user.can', count(Ability::cases()) + 1)
            ->where('auth.user.is_developer_staff', false)
            ->where('counters.unreadNewAccountChecksCount', 0)
            ->where('app.name', config('app.name'))
            ->etc());
    }

    public function test_no_secret_of_the_user_reaches_the_page(): void
    {
        $user = User::factory()->createOne();
        $content = (string) $this->actingAs($user)->get(route('design'))->getContent();

        foreach (['totp', 'recovery', 'password', $user->email, 'security_version'] as $secret) {
            $this->assertStringNotContainsString($secret, (string) preg_replace('#<script(?! data-page).*?</script>#s', '', $content));
        }
    }

    public function test_pending_certifications_have_their_description(): void
    {
        $user = User::factory()->createOne();
        $type = CertificationType::query()->create(['title' => 'RSG', 'description' => 'Know the signs.']);
        $certification = Certification::query()->create(['user_id' => $user->id, 'certification_type_id' => $type->id, 'status' => CertificationStatus::Pending]);

        $this->actingAs($user)->get(route('design'))->assertInertia(fn ($page) => $page
            ->where('auth.user.has_pending_certifications', true)
            ->where('auth.user.pending_certifications', [['id' => $certification->id, 'certification_type' => ['title' => 'RSG', 'description' => 'Know the signs.'], 'withheld' => []]])
            ->etc());
    }

    public function test_message_of_the_last_action_is_shown_once(): void
    {
        Route::middleware('web')->post('/saves', static fn () => back()->with('success', 'Saved.'));
        $this->actingAs(User::factory()->createOne())->post('/saves');

        $this->get(route('design'))->assertInertia(fn ($page) => $page->where('flash.success', 'Saved.')->etc());
        $this->get(route('design'))->assertInertia(fn ($page) => $page->where('flash.success', null)->etc());
    }

    public function test_flash_has_the_first_error_of_each_field_beside_inertias_errors(): void
    {
        Route::middleware('web')->post('/saves', static fn (Request $request) => $request->validate(['name' => ['required'], 'pin' => ['required', 'integer', 'size:4']]));
        $this->actingAs(User::factory()->createOne())->from(route('design'))->post('/saves', ['pin' => 'x'])->assertRedirect(route('design'));

        $errors = ['name' => 'The name field is required.', 'pin' => 'The pin field must be an integer.'];
        $this->get(route('design'))->assertInertia(fn ($page) => $page->where('flash.errors', $errors)->where('errors', $errors)->etc());
        $this->assertStringContainsString('"auto_hide_success_message":false,"errors":{}', (string) $this->get(route('design'))->getContent());
    }

    public function test_shared_props_have_a_fixed_number_of_queries(): void
    {
        $user = User::factory()->withRole(StaffRole::Developer)->createOne();
        Client::factory()->count(5)->awaitingRiskCheck()->create();
        $type = CertificationType::query()->create(['title' => 'RSG', 'description' => '']);
        foreach (range(1, 3) as $ignored) {
            $certification = Certification::query()->create(['user_id' => $user->id, 'certification_type_id' => $type->id, 'status' => CertificationStatus::Pending]);
        }
        $this->actingAs($user->fresh() ?? $user);

        DB::enableQueryLog();
        $this->get(route('design'))->assertOk();

        $this->assertCount(self::SHARED_QUERIES, DB::getQueryLog());
    }

    public function test_signed_out_page_has_no_user(): void
    {
        $this->get(route('login'))->assertInertia(fn ($page) => $page->where('auth.user', null)->where('counters', null)->etc());
    }
}
