<?php

declare(strict_types=1);

namespace Tests\Architecture;

use Symfony\Component\Finder\Finder;

/** The source files that the architecture tests read. */
final class SourceTree
{
    private const ROOT = __DIR__.'/../..';

    /** @return array<string, string> path => source */
    public static function php(string ...$folders): array
    {
        return self::read($folders, ['*.php'], []);
    }

    /** @return array<string, string> path => source with each chain of calls on one line, for patterns */
    public static function chains(string ...$folders): array
    {
        return array_map(static fn (string $source): string => (string) preg_replace('/\n\s*(\??->)/', '$1', $source), self::php(...$folders));
    }

    /** @return array<string, string> path => source, without tests */
    public static function typescript(string ...$folders): array
    {
        return self::read($folders, ['*.ts', '*.tsx'], ['*.test.ts', '*.test.tsx']);
    }

    /** @return array<string, list<string>> class => the classes of App that it imports */
    public static function imports(): array
    {
        $imports = [];
        foreach (self::php('app') as $path => $source) {
            preg_match_all('/^use (App\\\\\w+\\\\[\w\\\\]+)/m', $source, $matches);
            $imports['App'.strtr(substr($path, 3, -4), '/', '\\')] = $matches[1];
        }

        return $imports;
    }

    /** @return list<string> */
    public static function folders(string $folder): array
    {
        $names = [];
        if (is_dir(self::ROOT."/{$folder}")) {
            foreach ((new Finder)->directories()->in(self::ROOT."/{$folder}")->depth(0)->sortByName() as $directory) {
                $names[] = $directory->getFilename();
            }
        }

        return $names;
    }

    /**
     * @param  array<string>  $folders
     * @param  list<string>  $names
     * @param  list<string>  $except
     * @return array<string, string>
     */
    private static function read(array $folders, array $names, array $except): array
    {
        $sources = [];
        $finder = (new Finder)->files()->in(array_map(static fn (string $folder): string => self::ROOT.'/'.$folder, $folders))
            ->name($names)->notName($except)->notPath(['generated', 'cache', 'views'])->sortByName();
        foreach ($finder as $file) {
            $path = (string) $file->getRealPath();
            $sources[str_replace((string) realpath(self::ROOT).'/', '', $path)] = (string) file_get_contents($path);
        }

        return $sources;
    }
}
