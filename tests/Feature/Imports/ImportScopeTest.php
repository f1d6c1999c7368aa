<?php

declare(strict_types=1);

namespace Tests\Feature\Imports;

use App\Enums\ImportKind;
use App\Enums\StaffRole;
use App\Models\Client;
use App\Models\Lead;
use App\Models\User;

/** An import updates only records that its importer may edit. */
final class ImportScopeTest extends ImportTestCase
{
    private User $own;

    private User $other;

    protected function setUp(): void
    {
        parent::setUp();
        $this->importer = User::factory()->withRole(StaffRole::SeniorAccountManager)->createOne();
        $this->own = User::factory()->withRole(StaffRole::AccountManager)->createOne(['manager_id' => $this->importer->id]);
        $this->other = User::factory()->withRole(StaffRole::AccountManager)->createOne();
    }

    public function test_clients_of_another_team_are_not_updated(): void
    {
        foreach (['11111' => $this->other, '22222' => $this->own, '33333' => null] as $pin => $manager) {
            Client::factory()->createOne(['pin' => (string) $pin, 'account_manager_id' => $manager?->id, 'email' => "old{$pin}@mail.example"]);
        }
        $file = "PIN,Email,Account manager\n11111,a@mail.example,{$this->importer->email}\n22222,b@mail.example,\n33333,c@mail.example,{$this->importer->email}\n";

        $checked = $this->check($this->upload($file), ['mode' => 'update']);
        $this->assertSame([2 => ['You can’t update this client because another team manages it.']], $this->messages($checked));
        $import = $this->import($file, ['mode' => 'update']);

        $this->assertSame([2, 1], [$import->updated_rows, $import->error_rows]);
        $this->assertSame([
            '11111' => ['old11111@mail.example', $this->other->id], '22222' => ['b@mail.example', $this->own->id], '33333' => ['c@mail.example', $this->importer->id],
        ], Client::query()->orderBy('pin')->get()->mapWithKeys(static fn (Client $client): array => [$client->pin => [$client->email, $client->account_manager_id]])->all());
    }

    public function test_leads_of_another_team_are_not_updated(): void
    {
        $lead = Lead::factory()->createOne(['first_name' => 'Ann', 'last_name' => 'Lee', 'mobile_e164' => '+61491570156', 'suburb' => 'Coogee', 'owner_id' => $this->other->id]);

        $import = $this->import("First name,Last name,Mobile,Suburb,Owner\nAnn,Lee,0491570156,Bondi,{$this->importer->email}\n", ['mode' => 'upsert'], ImportKind::Leads);

        $this->assertSame([2 => ['You can’t update this lead because another team manages it.']], $this->messages($import));
        $this->assertSame(['Coogee', $this->other->id, 1], [$lead->refresh()->suburb, $lead->owner_id, Lead::query()->count()]);
    }

    public function test_importer_without_team_limits_updates_all_clients(): void
    {
        $this->importer = User::factory()->withRole(StaffRole::Developer)->createOne();
        $client = Client::factory()->createOne(['pin' => '11111', 'account_manager_id' => $this->other->id]);

        $this->import("PIN,Suburb\n11111,Bondi\n", ['mode' => 'update']);

        $this->assertSame('Bondi', $client->refresh()->suburb);
    }
}
