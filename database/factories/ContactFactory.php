<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\ContactKind;
use App\Models\Contact;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<Contact>
 */
final class ContactFactory extends Factory
{
    protected $model = Contact::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return ['kind' => ContactKind::External, 'name' => fake()->name()];
    }
}
