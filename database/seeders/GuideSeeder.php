<?php

declare(strict_types=1);

namespace Database\Seeders;

use App\Domain\Guides\GuideTableParser;
use App\Models\Guide;
use App\Models\GuideVersion;
use Illuminate\Database\Seeder;

/** Publishes the guides that Paddock comes with. A guide with a version keeps it. */
final class GuideSeeder extends Seeder
{
    public function run(): void
    {
        foreach (Guide::query()->whereDoesntHave('versions')->orderBy('id')->get() as $guide) {
            $body = (string) file_get_contents(resource_path("guides/{$guide->slug->value}.md"));
            GuideVersion::query()->create([
                'guide_id' => $guide->id, 'number' => 1, 'body' => $body, 'summary' => 'First version',
                'table_values' => $guide->slug->hasValues() ? GuideTableParser::values($guide->slug, $body)[0] : null,
                'published_at' => now(), 'effective_at' => now(),
            ]);
        }
    }
}
