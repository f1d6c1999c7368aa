<?php

declare(strict_types=1);

namespace Tests\Feature\DeveloperTools;

use App\Infrastructure\OpenApi\ApiDocument;
use App\Models\User;

final class ApiDocsTest extends DeveloperTestCase
{
    public function test_developers_read_the_document_and_its_page(): void
    {
        $page = $this->get('/docs/api')->assertOk()->assertSee('data-document="/docs/api/openapi.json"', escape: false);
        $policy = (string) $page->headers->get('Content-Security-Policy');
        $this->assertStringNotContainsString('unsafe', $policy);
        $this->assertMatchesRegularExpression("/script-src 'self' 'nonce-(\\w+)'/", $policy);

        $this->get('/docs/api/openapi.json')->assertOk()->assertHeader('Content-Type', 'application/json')
            ->assertContent((string) file_get_contents(base_path(ApiDocument::PATH)));
    }

    public function test_users_who_are_not_developers_cannot_read_the_document(): void
    {
        $this->actingAs(User::factory()->withAbilities()->createOne());

        $this->get('/docs/api')->assertForbidden();
        $this->get('/docs/api/openapi.json')->assertForbidden();
    }
}
