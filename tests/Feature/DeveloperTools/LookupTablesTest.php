<?php

declare(strict_types=1);

namespace Tests\Feature\DeveloperTools;

use App\Enums\LookupTable;
use App\Enums\OperatorPlatform;
use App\Enums\StaffRole;
use App\Models\Affiliate;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\ClientRating;
use App\Models\Company;
use App\Models\OperatorSite;
use App\Models\SiteAccount;
use App\Models\User;
use Illuminate\Support\Facades\Artisan;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\Attributes\TestWith;

final class LookupTablesTest extends DeveloperTestCase
{
    private const SITE = ['name' => 'Outback 88', 'slug' => 'outback-88', 'platform' => 'genweb', 'url' => 'https://outback88.example', 'is_active' => '1'];

    public function test_table_shows_its_fields_and_rows(): void
    {
        OperatorSite::factory()->createOne([...self::SITE, 'is_active' => false]);

        $page = $this->props('/nova');

        $this->assertSame(['operator-sites', 'bookmaker', true, true], [$page['table'], $page['noun'], $page['can_change'], $page['can_add']]);
        $this->assertSame(['name', 'slug', 'platform', 'url', 'is_active'], array_column($page['fields'], 'name'));
        $this->assertSame([[...self::SITE, 'is_active' => '0']], array_column($page['rows'], 'values'));
        $this->assertSame('companies', $this->props('/nova?table=companies')['table']);
        $this->assertSame('operator-sites', $this->props('/nova?table=users')['table']);
    }

    public function test_row_is_added_changed_and_logged(): void
    {
        $this->post('/nova/operator-sites', self::SITE)->assertRedirect()->assertSessionHasNoErrors()->assertSessionHas('success', 'Bookmaker added.');
        $site = OperatorSite::query()->sole();

        $this->put("/nova/operator-sites/{$site->id}", [
            'name' => ' Outback  Bet',
            'url' => '',
            'is_active' => '0',
            'version' => 1,
        ])
            ->assertSessionHasNoErrors()
            ->assertSessionHas('success', 'Bookmaker saved.');

        $this->assertSame(
            ['Outback Bet', 'outback-88', OperatorPlatform::Genweb, null, false, 2],
            array_values($site->refresh()->only(['name', 'slug', 'platform', 'url', 'is_active', 'version'])),
        );
        $this->assertSame('Outback 88', $this->audited('operator_site.added')->after['name']);
        $changed = $this->audited('operator_site.updated');
        $this->assertEquals(['name' => 'Outback 88', 'url' => 'https://outback88.example', 'is_active' => true], $changed->before);
        $this->assertEquals(['name' => 'Outback Bet', 'url' => null, 'is_active' => false], $changed->after);
        $this->assertSame($this->developer->id, $changed->actor_id);
    }

    public function test_short_name_and_platform_stay(): void
    {
        $site = OperatorSite::factory()->createOne(self::SITE);

        $this->put("/nova/operator-sites/{$site->id}", [...self::SITE, 'slug' => 'other', 'platform' => 'other', 'version' => 1])->assertSessionHasNoErrors();

        $this->assertSame(['outback-88', OperatorPlatform::Genweb, 1], [$site->refresh()->slug, $site->platform, $site->version]);
    }

    /** @return array<string, array{string, array<string, string>, array<string, string>}> */
    public static function refusals(): array
    {
        $company = ['name' => 'New Bet', 'slug' => 'new-bet', 'color' => '#0b6b4b'];

        return [
            'name missing' => ['companies', [...$company, 'name' => ' '], ['name' => 'The name field is required.']],
            'name too long' => ['affiliates', ['name' => str_repeat('x', 101)], ['name' => 'Enter at most 100 characters.']],
            'name taken' => ['companies', [...$company, 'name' => 'REGAL bet'], ['name' => '“REGAL bet” is already on the list.']],
            'short name taken' => ['companies', [...$company, 'slug' => 'regal-bet'], ['slug' => '“regal-bet” is already on the list.']],
            'short name with a capital' => ['companies', [...$company, 'slug' => 'New-bet'], ['slug' => 'Use small letters, digits and single hyphens, such as outback-88.']],
            'no colour' => ['companies', [...$company, 'color' => 'url(//x)'], ['color' => 'Enter a colour such as #0b6b4b.']],
            'script as a URL' => ['operator-sites', [...self::SITE, 'url' => 'javascript:alert(1)'], ['url' => 'Enter a URL such as https://www.example.com.']],
            'unknown platform' => ['operator-sites', [...self::SITE, 'platform' => 'x'], ['platform' => 'The selected platform is invalid.']],
        ];
    }

    /**
     * @param  array<string, string>  $fields
     * @param  array<string, string>  $errors
     */
    #[DataProvider('refusals')]
    public function test_invalid_row_is_refused(string $table, array $fields, array $errors): void
    {
        Company::query()->create(['name' => 'Regal Bet', 'slug' => 'regal-bet', 'color' => '#0b6b4b']);

        $this->post("/nova/{$table}", $fields)->assertSessionHasErrors($errors);

        $this->assertSame([1, 0, 0], [Company::query()->count(), Affiliate::query()->count(), OperatorSite::query()->count()]);
    }

    public function test_form_opened_before_a_colleagues_change_is_refused(): void
    {
        $affiliate = Affiliate::factory()->createOne(['name' => 'Turf Talk', 'version' => 4]);

        $this->put("/nova/affiliates/{$affiliate->id}", ['name' => 'Turf', 'version' => 3])->assertSessionHasErrors('version');

        $this->assertSame('Turf Talk', $affiliate->refresh()->name);
    }

    public function test_only_an_unused_row_is_deleted(): void
    {
        $account = SiteAccount::factory()->createOne();
        $unused = OperatorSite::factory()->createOne();
        $company = Client::factory()->createOne()->company_id;

        $this->delete("/nova/operator-sites/{$account->operator_site_id}")->assertSessionHas('error', 'This bookmaker is in use, so it can’t be deleted.');
        $this->delete("/nova/companies/{$company}")->assertSessionHas('error', 'This company is in use, so it can’t be deleted.');
        $this->delete("/nova/operator-sites/{$unused->id}")->assertSessionHas('success', 'Bookmaker deleted.');
        $this->delete("/nova/operator-sites/{$unused->id}")->assertSessionHas('error', 'This bookmaker was already deleted.');
        $this->put("/nova/operator-sites/{$unused->id}", [...self::SITE, 'version' => 1])->assertSessionHas('error', 'A colleague deleted this bookmaker.');

        $this->assertNull(OperatorSite::query()->find($unused->id));
        $this->assertSame(['operator_site.deleted'], AuditEvent::query()->where('action', 'like', '%.deleted')->pluck('action')->all());
    }

    public function test_affiliate_without_clients_is_deleted_with_its_figures(): void
    {
        [$unused, $used] = [Affiliate::factory()->createOne(), Affiliate::factory()->createOne()];
        Client::factory()->createOne(['affiliate_id' => $used->id]);
        Artisan::call('affiliates:add-up');

        $this->delete("/nova/affiliates/{$unused->id}")->assertSessionHas('success', 'Affiliate deleted.');
        $this->delete("/nova/affiliates/{$used->id}")->assertSessionHas('error', 'This affiliate is in use, so it can’t be deleted.');

        $this->assertSame([$used->id], Affiliate::query()->pluck('id')->all());
        $this->assertSame(2, DB::table('affiliate_monthly_stats')->count());
    }

    public function test_ratings_are_described_but_not_added_or_deleted(): void
    {
        $rating = ClientRating::query()->create(['value' => 16, 'description' => 'Account closed', 'color' => '#546e7a']);

        $this->post('/nova/client-ratings', ['value' => '9', 'description' => 'Other'])->assertNotFound();
        $this->delete("/nova/client-ratings/{$rating->id}")->assertNotFound();
        $this->put("/nova/client-ratings/{$rating->id}", ['value' => '9', 'description' => 'Left us', 'version' => 1])->assertSessionHasNoErrors();

        $this->assertSame([16, 'Left us'], [$rating->refresh()->value, $rating->description]);
        $this->assertFalse($this->props('/nova?table=client-ratings')['can_add']);
    }

    #[TestWith(['users'])]
    #[TestWith(['roles'])]
    #[TestWith(['ledger_accounts'])]
    public function test_other_tables_are_out_of_reach(string $table): void
    {
        $this->post("/nova/{$table}", ['name' => 'x'])->assertNotFound();
        $this->put("/nova/{$table}/1", ['name' => 'x', 'version' => 1])->assertNotFound();
        $this->delete("/nova/{$table}/1")->assertNotFound();
    }

    public function test_nothing_changes_during_an_impersonation(): void
    {
        $site = OperatorSite::factory()->createOne();
        $this->beImpersonated();

        $page = $this->props('/nova');
        $this->assertSame([false, false], [$page['can_change'], $page['can_add']]);
        $this->post('/nova/affiliates', ['name' => 'Turf'])->assertForbidden();
        $this->put("/nova/operator-sites/{$site->id}", [...self::SITE, 'version' => 1])->assertForbidden();
        $this->delete("/nova/operator-sites/{$site->id}")->assertForbidden();
    }

    public function test_other_roles_are_refused(): void
    {
        foreach ([StaffRole::Executive, StaffRole::Marketing] as $role) {
            $this->actingAs(User::factory()->withRole($role)->createOne());
            $this->get('/nova')->assertForbidden();
            $this->post('/nova/affiliates', ['name' => 'Turf'])->assertForbidden();
        }
    }

    public function test_every_model_has_a_name_and_a_version(): void
    {
        foreach (LookupTable::cases() as $table) {
            $row = new ($table->model());
            $this->assertSame([1, Str::snake(class_basename($row))], [$row->getAttribute('version'), $row->getMorphClass()]);
        }
    }
}
