<?php

declare(strict_types=1);

namespace Tests\Feature\Messages\Support;

use App\Actions\Messages\ApproveBlast;
use App\Actions\Messages\CheckBlast;
use App\Enums\Ability;
use App\Models\Blast;
use App\Models\Client;
use App\Models\User;

/** People, and blasts to them that were checked or approved. */
trait CreatesBlasts
{
    private int $people = 0;

    /** @param  array<string, mixed>  $state */
    private function person(array $state = []): Client
    {
        $this->people++;

        return $this->client([
            'first_name' => "Person{$this->people}",
            'last_name' => 'Name'.chr(64 + $this->people),
            'date_of_birth' => '19'.(60 + $this->people).'-01-02',
            'email' => "person{$this->people}@example.com",
            'mobile_e164' => '+6149157'.str_pad((string) $this->people, 4, '0', STR_PAD_LEFT),
            'account_manager_id' => User::factory(),
            ...$state,
        ]);
    }

    private function author(): User
    {
        return User::factory()->withAbilities(Ability::ViewSmsBlasts)->createOne(['timezone' => 'Australia/Melbourne']);
    }

    /** @param  array<string, mixed>  $state */
    private function blast(array $state = []): Blast
    {
        return Blast::factory()->createOne(['user_id' => $this->author()->id, ...$state]);
    }

    /** @param  array<string, mixed>  $state */
    private function checked(array $state = []): Blast
    {
        $blast = $this->blast($state);
        $this->check($blast);

        return $blast->refresh();
    }

    /** @param  array<string, mixed>  $state */
    private function approved(array $state = []): Blast
    {
        $blast = $this->checked($state);
        app(ApproveBlast::class)->handle($blast, $this->author());

        return $blast->refresh();
    }

    private function check(Blast $blast): void
    {
        while (app(CheckBlast::class)->handle($blast->id));
    }
}
