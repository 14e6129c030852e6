package glossa.search;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import java.util.function.Supplier;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.elasticsearch.client.internal.node.NodeClient;
import org.elasticsearch.cluster.metadata.IndexNameExpressionResolver;
import org.elasticsearch.cluster.node.DiscoveryNodes;
import org.elasticsearch.common.io.stream.NamedWriteableRegistry;
import org.elasticsearch.common.settings.ClusterSettings;
import org.elasticsearch.common.settings.IndexScopedSettings;
import org.elasticsearch.common.settings.Settings;
import org.elasticsearch.common.settings.SettingsFilter;
import org.elasticsearch.features.NodeFeature;
import org.elasticsearch.plugins.ActionPlugin;
import org.elasticsearch.plugins.Plugin;
import org.elasticsearch.plugins.ScriptPlugin;
import org.elasticsearch.rest.BaseRestHandler;
import org.elasticsearch.rest.RestController;
import org.elasticsearch.rest.RestHandler;
import org.elasticsearch.rest.RestRequest;
import org.elasticsearch.rest.RestResponse;
import org.elasticsearch.rest.RestStatus;
import org.elasticsearch.script.ScriptContext;
import org.elasticsearch.script.ScriptEngine;
import org.elasticsearch.script.UpdateScript;

/**
 * Replaces two modules of an Elasticsearch distribution that are not published as jars: the script language painless,
 * of which only the three update scripts of Argilla are understood, and the page at "/".
 */
public class ArgillaModule extends Plugin implements ScriptPlugin, ActionPlugin {
    @Override
    public ScriptEngine getScriptEngine(Settings settings, Collection<ScriptContext<?>> contexts) {
        return new UpdateScripts();
    }

    @Override
    public Collection<RestHandler> getRestHandlers(
        Settings settings,
        NamedWriteableRegistry registry,
        RestController controller,
        ClusterSettings clusterSettings,
        IndexScopedSettings indexSettings,
        SettingsFilter filter,
        IndexNameExpressionResolver resolver,
        Supplier<DiscoveryNodes> nodes,
        Predicate<NodeFeature> features
    ) {
        return List.of(new RootPage());
    }

    /** A change that a script makes to a stored document. */
    private interface Change {
        void apply(Map<String, Object> document, Map<String, Object> parameters);
    }

    private static final class UpdateScripts implements ScriptEngine {
        private static final Pattern REMOVES_SUGGESTION =
            Pattern.compile("ctx\\._source\\[\"suggestions\"\\]\\.remove\\(\"(.*)\"\\)");

        @Override
        public String getType() {
            return "painless";
        }

        @Override
        public Set<ScriptContext<?>> getSupportedContexts() {
            return Set.of(UpdateScript.CONTEXT);
        }

        @Override
        public <Factory> Factory compile(
            String name, String source, ScriptContext<Factory> context, Map<String, String> options) {
            if (!context.name.equals(UpdateScript.CONTEXT.name)) {
                throw new IllegalArgumentException("Only update scripts are understood, not " + context.name);
            }
            Change change = changeOf(source);
            UpdateScript.Factory factory = (parameters, ctx) -> new UpdateScript(parameters, ctx) {
                @Override
                public void execute() {
                    change.apply(ctx.getSource(), getParams());
                }
            };
            return context.factoryClazz.cast(factory);
        }

        private static Change changeOf(String source) {
            Matcher removesSuggestion = REMOVES_SUGGESTION.matcher(source.trim());
            if (removesSuggestion.matches()) {
                String question = removesSuggestion.group(1);
                return (document, parameters) -> mapAt(document, "suggestions").remove(question);
            }
            // Writing a response also removes the one that it replaces, so its script contains both statements.
            if (source.contains("ctx._source.responses.add(params.response)")) {
                return (document, parameters) -> {
                    List<Object> responses = withoutResponse(document, parameters);
                    responses.add(parameters.get("response"));
                    document.put("responses", responses);
                };
            }
            if (source.contains("ctx._source.responses.remove(i)")) {
                return (document, parameters) -> {
                    if (document.get("responses") != null) {
                        document.put("responses", withoutResponse(document, parameters));
                    }
                };
            }
            throw new IllegalArgumentException("This script is not one of Argilla's: " + source);
        }

        private static List<Object> withoutResponse(Map<String, Object> document, Map<String, Object> parameters) {
            Object id = mapAt(parameters, "response").get("id");
            List<Object> others = new ArrayList<>();
            if (document.get("responses") instanceof List<?> responses) {
                for (Object response : responses) {
                    if (!(response instanceof Map<?, ?> map) || !String.valueOf(id).equals(String.valueOf(map.get("id")))) {
                        others.add(response);
                    }
                }
            }
            return others;
        }

        @SuppressWarnings("unchecked")
        private static Map<String, Object> mapAt(Map<String, Object> parent, String key) {
            return (Map<String, Object>) parent.get(key);
        }
    }

    /** What the Elasticsearch client of Argilla reads first. */
    private static final class RootPage extends BaseRestHandler {
        @Override
        public String getName() {
            return "root_page";
        }

        @Override
        public List<Route> routes() {
            return List.of(new Route(RestRequest.Method.GET, "/"), new Route(RestRequest.Method.HEAD, "/"));
        }

        @Override
        protected RestChannelConsumer prepareRequest(RestRequest request, NodeClient client) {
            String page = "{\"name\":\"glossa-tests\",\"cluster_name\":\"glossa-tests\",\"version\":{\"number\":\"8.17.2\","
                + "\"build_flavor\":\"default\",\"lucene_version\":\"9.12.0\","
                + "\"minimum_wire_compatibility_version\":\"7.17.0\",\"minimum_index_compatibility_version\":\"7.0.0\"},"
                + "\"tagline\":\"You Know, for Search\"}";
            return channel -> channel.sendResponse(new RestResponse(RestStatus.OK, "application/json", page));
        }
    }
}
