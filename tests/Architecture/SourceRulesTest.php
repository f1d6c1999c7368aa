<?php

declare(strict_types=1);

namespace Tests\Architecture;

use PHPUnit\Framework\TestCase;
use Symfony\Component\Finder\Finder;

/** The house rules that no linter checks. */
final class SourceRulesTest extends TestCase
{
    private const ROOT = __DIR__.'/../..';

    private const MOST_LINES = 300;

    private const MOST_CHARACTERS = 180;

    public function test_every_php_file_is_strict(): void
    {
        $this->assertNone(
            SourceTree::php('app', 'bootstrap', 'config', 'database', 'polyfills', 'routes', 'tests'),
            static fn (string $source): bool => ! str_contains($source, 'declare(strict_types=1);'),
        );
    }

    public function test_settings_are_read_in_config_only(): void
    {
        $this->assertNone(SourceTree::php('app', 'bootstrap', 'database', 'routes'), static fn (string $source): bool => preg_match('/(?<![\w>$:])env\(/', $source) === 1);
    }

    public function test_controllers_leave_writing_to_actions(): void
    {
        $writes = '/DB::|->(?:save|update|delete|forceFill|insert|createMany)\(|::(?:create|insert|forceCreate)\(|beginTransaction/';

        $this->assertNone(SourceTree::php('app/Http/Controllers'), static fn (string $source): bool => preg_match($writes, $source) === 1);
    }

    public function test_actions_know_nothing_of_requests(): void
    {
        $this->assertNone(
            SourceTree::php('app/Actions'),
            static fn (string $source): bool => preg_match(
                '/use Illuminate\\\\Http\\\\(?:Request|RedirectResponse)|App\\\\Http\\\\Requests|\brequest\(\)/',
                $source,
            ) === 1,
        );
    }

    /** Models accept every column. So only validated input may leave a request. */
    public function test_unvalidated_input_never_reaches_a_model(): void
    {
        $input = '/\$(?:this->)?request->(?:all|input|post)\(\)|request\(\)->(?:all|input|post)\(/';
        // Looks at every string of a call.
        $allowed = ['app/Http/Middleware/EnsureCleanText.php' => true];

        $this->assertNone(array_diff_key(SourceTree::chains('app'), $allowed), static fn (string $source): bool => preg_match($input, $source) === 1);
    }

    public function test_pages_and_features_hold_no_path_written_by_hand(): void
    {
        $this->assertNone(
            SourceTree::typescript('resources/js'),
            static fn (string $source): bool => preg_match(
                '#(?:href|action)=["\'{`]+/(?!/)|router\.(?:get|post|put|patch|delete|visit)\(\s*["\'`]/#',
                $source,
            ) === 1,
        );
    }

    public function test_only_shared_components_use_dark_mode_classes(): void
    {
        $outside = array_filter(
            SourceTree::typescript('resources/js'),
            static fn (string $path): bool => ! str_contains($path, '/components/ui/') && ! str_contains($path, '/features/design/'),
            ARRAY_FILTER_USE_KEY,
        );

        $this->assertNone($outside, static fn (string $source): bool => preg_match('/["\'` ]dark:[a-z]/', $source) === 1);
    }

    public function test_shared_parts_do_not_reach_into_features(): void
    {
        $this->assertNone(
            SourceTree::typescript('resources/js/components', 'resources/js/lib', 'resources/js/stores'),
            static fn (string $source): bool => preg_match("#from '@/(?:features|Pages)/#", $source) === 1,
        );
    }

    public function test_source_files_have_at_most_300_lines(): void
    {
        $files = [...SourceTree::php('app', 'database', 'routes'), ...SourceTree::typescript('resources/js', 'realtime/src')];

        $this->assertNone($files, static fn (string $source): bool => substr_count($source, "\n") > self::MOST_LINES);
    }

    /** Texts, patterns and comments may be longer. Without this limit, longer lines would get around the limit of 300. */
    public function test_lines_of_php_have_at_most_180_characters(): void
    {
        $isLong = static fn (string $line): bool => preg_match('#^\s*(?:\*|/\*|//)#', $line) !== 1
            && mb_strlen((string) preg_replace('/\'(?:\\\\.|[^\'\\\\])*+\'|"(?:\\\\.|[^"\\\\])*+"/', '', $line)) > self::MOST_CHARACTERS;

        $this->assertNone(SourceTree::php('app'), static fn (string $source): bool => array_filter(explode("\n", $source), $isLong) !== []);
    }

    public function test_folders_below_pages_and_files_elsewhere_are_kebab_case(): void
    {
        $wrong = [];
        foreach ((new Finder)->files()->in(self::ROOT.'/resources/js')->name(['*.ts', '*.tsx'])->notPath(['Pages', 'generated']) as $file) {
            if (preg_match('#^(?:[a-z0-9-]+/)*[a-z0-9-]+(?:\.test|\.d)?\.tsx?$#', $file->getRelativePathname()) !== 1) {
                $wrong[] = $file->getRelativePathname();
            }
        }

        $this->assertSame([], $wrong);
    }

    /**
     * @param  array<string, string>  $files  path => source
     * @param  callable(string): bool  $isWrong
     */
    private function assertNone(array $files, callable $isWrong): void
    {
        $this->assertNotEmpty($files);
        $this->assertSame([], array_keys(array_filter($files, $isWrong)));
    }
}
