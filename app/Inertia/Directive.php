<?php

declare(strict_types=1);

namespace App\Inertia;

use Illuminate\Support\Facades\Vite;
use JsonException;

/** `@inertia`: the page object as a data block, and the element that the client mounts on. */
final class Directive
{
    /** @param  string  $expression the id of the element, `app` by default */
    public static function compile(string $expression = ''): string
    {
        return sprintf('<?php echo \\%s::render($page, %s); ?>', self::class, trim($expression) === '' ? "'app'" : trim($expression));
    }

    /**
     * The data is printed raw, because browsers don't decode entities in scripts. No tag may begin or end in it.
     *
     * @param  array<string, mixed>  $page
     *
     * @throws JsonException when a prop is not valid UTF-8
     */
    public static function render(array $page, string $id): string
    {
        $nonce = Vite::cspNonce();

        return sprintf(
            '<script data-page="%1$s" type="application/json"%3$s>%2$s</script><div id="%1$s"></div>',
            e($id),
            json_encode($page, JSON_HEX_TAG | JSON_THROW_ON_ERROR),
            $nonce === null ? '' : ' nonce="'.e($nonce).'"',
        );
    }
}
