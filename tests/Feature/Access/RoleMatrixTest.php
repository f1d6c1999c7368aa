<?php

declare(strict_types=1);

namespace Tests\Feature\Access;

use App\Enums\Ability;
use App\Enums\StaffRole;
use App\Models\Role;
use App\Models\User;
use Database\Seeders\RoleSeeder;
use Illuminate\Foundation\Testing\RefreshDatabase;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

/** The seeded roles against the product's own table of them, written out here once more on purpose. */
final class RoleMatrixTest extends TestCase
{
    use RefreshDatabase;

    private const ACCOUNT_MANAGER = 'viewClients viewDBClients viewSMSPanel viewDeposits viewWithdrawals viewTransactions viewGuides viewRsg viewBonusPromotions viewBonusClaimedLogs viewGenwebBonuses viewSocialMediaReviews';

    private const PAYMENTS_OFFICER = 'viewClients viewDeposits viewWithdrawals viewTransactions viewDuplicateOskoDeposits viewSMSPanel viewGuides viewServices';

    /** @return iterable<string, array{string, string}> */
    public static function roles(): iterable
    {
        yield 'account manager' => ['account_manager', self::ACCOUNT_MANAGER];
        yield 'senior account manager' => [
            'senior_account_manager',
            self::ACCOUNT_MANAGER
            .' riskCheckClients viewAutoMessages viewSmsBlasts viewAccountManagerReports viewClientReports viewSkippingRules viewBonusRules viewRsgCommunications viewPhoneLogs',
        ];
        yield 'payments officer' => ['payments_officer', self::PAYMENTS_OFFICER];
        yield 'payments manager' => [
            'payments_manager',
            self::PAYMENTS_OFFICER.' riskCheckClients viewClientReports viewReportExports',
        ];
        yield 'risk analyst' => [
            'risk_analyst',
            'viewClients viewTransactions viewDeposits viewWithdrawals riskCheckClients viewRsg viewRsgEvents viewBonusClaimedLogs viewBonusLoginLogs viewGuides',
        ];
        yield 'RSG officer' => [
            'rsg_officer',
            'viewClients viewRsg viewBetstopUpdates viewBetstopLogs viewBarredList viewRsgFormSubmissions viewRsgCommunications viewRsgEvents viewSMSPanel viewGuides',
        ];
        yield 'marketing' => [
            'marketing',
            'viewAutoMessages viewSmsBlasts sendExcelSMSBlasts viewBonusRules viewBonusClaimedLogs viewBonusLoginLogs viewBonusPromotions viewGenwebBonuses viewGenwebBoostBonuses viewSocialMediaReviews viewSkippingRules viewMarketingReports viewGuides viewAutomations',
        ];
        yield 'affiliate manager' => [
            'affiliate_manager',
            'viewAffiliateReports viewAffiliateTaxReports viewClientReports viewGuides',
        ];
        yield 'people manager' => [
            'people_manager',
            'viewUsers viewCertificationTypes viewRoles viewPhoneLogs viewLegacyTransfer viewGuides',
        ];
        yield 'executive' => [
            'executive',
            'viewAffiliateReports viewAffiliateTaxReports viewAccountManagerReports viewClientReports viewMarketingReports viewReportExports viewClients viewUsers viewGuides',
        ];
        yield 'database contractor' => ['database_contractor', 'canViewDatabaseOnly viewDBClients viewGuides'];
    }

    #[DataProvider('roles')]
    public function test_role_has_exactly_its_abilities(string $role, string $abilities): void
    {
        $this->seed(RoleSeeder::class);

        $held = Role::query()->where('name', $role)->sole()->abilities->map(static fn ($row): string => $row->ability->value)->sort()->values()->all();

        $this->assertSame(collect(explode(' ', $abilities))->sort()->values()->all(), $held);
    }

    public function test_developer_has_every_ability_except_the_restriction(): void
    {
        $user = User::factory()->withRole(StaffRole::Developer)->createOne();

        foreach (Ability::cases() as $ability) {
            $this->assertSame($ability !== Ability::CanViewDatabaseOnly, $user->can($ability->value), $ability->value);
        }
        $this->assertTrue($user->is_developer_staff);
    }

    public function test_seeding_again_keeps_changed_roles(): void
    {
        $this->seed(RoleSeeder::class);
        $role = Role::query()->where('name', 'marketing')->sole();
        $role->abilities()->where('ability', Ability::ViewAutomations)->delete();

        $this->seed(RoleSeeder::class);

        $this->assertFalse($role->abilities()->where('ability', Ability::ViewAutomations)->exists());
        $this->assertSame(count(StaffRole::cases()), Role::query()->count());
    }

    public function test_changed_role_applies_from_the_next_request(): void
    {
        $user = User::factory()->withAbilities(Ability::ViewClients)->createOne();
        $this->actingAs($user)->get(route('clients.index'))->assertOk();

        $user->role->abilities()->delete();

        $this->actingAs(User::query()->findOrFail($user->id))->get(route('clients.index'))->assertForbidden();
    }
}
