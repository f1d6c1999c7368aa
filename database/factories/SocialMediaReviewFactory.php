<?php

declare(strict_types=1);

namespace Database\Factories;

use App\Enums\SocialMediaReviewStatus;
use App\Models\Client;
use App\Models\SocialMediaReview;
use Illuminate\Database\Eloquent\Factories\Factory;

/**
 * @extends Factory<SocialMediaReview>
 */
final class SocialMediaReviewFactory extends Factory
{
    protected $model = SocialMediaReview::class;

    /** @return array<string, mixed> */
    public function definition(): array
    {
        return [
            'external_id' => fake()->unique()->uuid(),
            'client_id' => Client::factory(),
            'platform_name' => 'Google',
            'file_path' => 'social-media-reviews/'.fake()->unique()->uuid().'.png',
            'status' => SocialMediaReviewStatus::Pending,
        ];
    }
}
