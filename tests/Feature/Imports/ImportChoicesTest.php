<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Enums\Ability;
use App\Enums\ImportKind;
use App\Models\Affiliate;
use App\Models\Client;
use App\Models\Company;
use App\Models\Lead;
use App\Models\User;
use PHPUnit\Framework\Attributes\DataProvider;

/** Names of colleagues, affiliates and companies that several of them have. */
final class ImportChoicesTest extends ImportTestCase
{
    private const COLLEAGUES = 'More than one colleague is named “Sam Lee”. Use the email address.';

    public function test_update_that_repeats_an_ambiguous_name_leaves_the_value_unchanged(): void
    {
        $manager = self::namesakes()[1];
        $affiliate = Affiliate::factory()->count(2)->create(['name' => 'Tipster'])[1];
        $client = Client::factory()->managedBy($manager)->createOne(['pin' => '48213', 'affiliate_id' => $affiliate?->id, 'suburb' => 'Bondi']);
        $file = "PIN,Account manager,Affiliate,Suburb\n48213,Sam Lee,Tipster,Coogee\n";

        $checked = $this->check($this->upload($file), ['mode' => 'update']);
        $this->assertSame([['suburb' => 'Coogee'], []], [$checked->rows()->sole()->after, $this->messages($checked)]);
        $this->assertSame(1, $this->import($file, ['mode' => 'update'])->updated_rows);

        $this->assertSame([$manager->id, $affiliate?->id, 'Coogee'], [$client->refresh()->account_manager_id, $client->affiliate_id, $client->suburb]);
        $this->assertSame([1, 0], [$this->import($file, ['mode' => 'update'])->skipped_rows, $this->import($file, ['mode' => 'update'])->error_rows]);
    }

    public function test_ambiguous_name_of_others_is_an_error_in_check_and_run(): void
    {
        self::namesakes();
        Affiliate::factory()->count(2)->create(['name' => 'Tipster']);
        $client = Client::factory()->createOne(['pin' => '48213', 'account_manager_id' => null, 'affiliate_id' => null]);
        $file = "PIN,First name,Last name,Account manager,Affiliate\n48213,,,Sam Lee,Tipster\n,Ann,Day,Sam Lee,\n";
        $expected = [
            2 => [self::COLLEAGUES, 'More than one affiliate is named “Tipster”. Enter the exact name, or leave the cell empty and choose the affiliate on the client.'],
            3 => [self::COLLEAGUES],
        ];

        $this->assertSame($expected, $this->messages($this->check($this->upload($file), ['mode' => 'upsert'])));
        $this->assertSame($expected, $this->messages($this->import($file, ['mode' => 'upsert'])));

        $this->assertSame([null, null, 1], [$client->refresh()->account_manager_id, $client->affiliate_id, Client::query()->count()]);
    }

    public function test_row_with_an_ambiguous_owner_is_imported_after_the_email_is_entered(): void
    {
        $owner = self::namesakes()[1];
        $import = $this->import("First name,Last name,Mobile,Owner\nAnn,Day,0491570156,Sam Lee\n", [], ImportKind::Leads);
        $this->assertSame([2 => [self::COLLEAGUES]], $this->messages($import));

        $this->put("/clients/imports/{$import->id}/rows/2", ['owner_id' => mb_strtoupper($owner->email)])->assertSessionHas('success');

        $this->assertSame($owner->id, Lead::query()->sole()->owner_id);
    }

    /** @return array<string, array{string, string|null}> the name in the file, and the affiliate; null when ambiguous */
    public static function spellings(): array
    {
        return [
            'exactly the first' => ['Bet-Co', 'Bet-Co'], 'exactly the second' => ['BetCo', 'BetCo'], 'other letters' => ['BET-CO', 'Bet-Co'],
            'other punctuation' => ['bet co', null], 'other punctuation of a single name' => ['tip ster', 'Tipster'],
        ];
    }

    #[DataProvider('spellings')]
    public function test_name_that_is_spelled_the_same_is_preferred(string $cell, ?string $affiliate): void
    {
        foreach (['Bet-Co', 'BetCo', 'Tipster'] as $name) {
            Affiliate::factory()->createOne(['name' => $name]);
        }

        $import = $this->import("First name,Last name,Affiliate\nAnn,Day,{$cell}\n");

        $this->assertSame($affiliate === null ? [0, 1] : [1, 0], [$import->created_rows, $import->error_rows]);
        $this->assertSame($affiliate, Client::query()->first()?->affiliate?->name);
    }

    public function test_company_is_found_by_its_short_name_when_its_name_is_ambiguous(): void
    {
        $second = Company::query()->create(['name' => 'Genweb', 'slug' => 'genweb-2', 'color' => 'red']);
        $import = $this->import("First name,Last name,Company\nAnn,Day,GENWEB!\nBo,Ek,genweb-2\n");

        $this->assertSame([2 => ['More than one company is named “GENWEB!”. Use the short name.']], $this->messages($import));
        $this->assertSame([$second->id], Client::query()->pluck('company_id')->all());
    }

    /** @return list<User> */
    private static function namesakes(): array
    {
        $users = User::factory()->withAbilities(Ability::ViewClients)->state(['first_name' => 'Sam', 'last_name' => 'Lee']);

        return [$users->createOne(), $users->createOne()];
    }
}
